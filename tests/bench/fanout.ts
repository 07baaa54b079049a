/**
 * The hand-written side of the comparison: a bare node:http server that calls the same four REST endpoints
 * as the graph does, joins the answers and sends the same JSON shape.
 * Environment: PORT, UPSTREAM, TOKEN, FIRST (rows a page, 50 by default).
 */
import { createServer } from 'node:http';
import { Pool } from 'undici';

interface Named {
  uuid: string;
  name: string;
}
interface EncoderRow extends Named {
  encoderChannelId: string | null;
  encoderPresetId: string | null;
  status: { state: string; cpuUsage: number | null; lastUpdate: string | null };
}
interface PresetRow extends Named {
  codec: string;
  outputFormat: string;
}

const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 64, pipelining: 1 });
const first = Number(process.env.FIRST ?? 50);
const headers = { authorization: `Bearer ${process.env.TOKEN}`, accept: 'application/json' };

async function get<T>(path: string): Promise<T> {
  const { body, statusCode } = await pool.request({ path, method: 'GET', headers });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return (await body.json()) as T;
}

async function encodersOf(customerId: string): Promise<unknown> {
  const base = `/api/v3/customers/${customerId}`;
  const [customer, encoders, channels, presets] = await Promise.all([
    get<Named>(base),
    get<EncoderRow[]>(`${base}/encoders`),
    get<Named[]>(`${base}/eventprofiles`),
    get<PresetRow[]>(`${base}/encoderprofiles`),
  ]);
  const channelById = new Map(channels.map((channel) => [channel.uuid, channel]));
  const presetById = new Map(presets.map((preset) => [preset.uuid, preset]));
  const nodes = encoders
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, first)
    .map((encoder) => {
      const channel = channelById.get(encoder.encoderChannelId ?? '');
      const preset = presetById.get(encoder.encoderPresetId ?? '');
      return {
        id: encoder.uuid,
        name: encoder.name,
        status: {
          state: encoder.status.state.toUpperCase().replaceAll(' ', '_'),
          cpuUsage: encoder.status.cpuUsage,
          lastUpdate: encoder.status.lastUpdate,
        },
        channel: channel ? { id: channel.uuid, name: channel.name } : null,
        preset: preset
          ? { id: preset.uuid, name: preset.name, codec: preset.codec, outputFormat: preset.outputFormat }
          : null,
        customer: { id: customer.uuid, name: customer.name },
      };
    });
  return { data: { customer: { id: customer.uuid, encoders: { nodes } } } };
}

createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  request.on('end', () => {
    if (request.url === '/health') return void response.end('ok');
    const { variables } = JSON.parse(text) as { variables: { id: string } };
    encodersOf(variables.id).then(
      (body) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
