import type pg from 'pg';

/** Size of each table. Half of the rows belong to one organization. */
const CUSTOMERS = 1_000;
const ENCODERS = 10_000;
const VIDEOS = 100_000;
const EVENTS = 10_000;
const OCCURRENCES = 50_000;
const DESTINATIONS = 20_000;
const OTHERS = 6_000;

/** Largest organization; it has a webhook and social media accounts. */
const LARGEST = 'grown-0';

/** Owner of row `n`. */
const OWNER = `case when n % 2 = 0 then '${LARGEST}' else 'grown-' || n % ${CUSTOMERS} end`;

/** `select` of one row for each number from 0. */
const rows = (count: number, columns: string, from = '') =>
  `select ${columns} from generate_series(0, ${count - 1}) as n ${from}`;

/**
 * Statements that fill the tables that grow with use. Almost all rows need no work: ended events, online encoders and ready
 * videos. `$now` stands for the current time.
 */
const STATEMENTS = [
  `insert into customers (uuid, name, location, status, timezone, web_max_delete_after, fts_status, subscription_details,
     bandwidth_allowance, created_at)
   ${rows(CUSTOMERS, `'grown-' || n, 'Organization ' || n, 'Testville', 'active', 'UTC', 30, 'complete', '{"contentLibraryTrialCancelled": false, "subtitlesHoursPerMonth": 1, "softwareEncoders": 1, "venues": 1, "rtmp": 1, "audio16": 0}', 1, $now`)}`,
  `insert into library_settings (customer_id, delete_after_enabled, delete_after_days)
   ${rows(CUSTOMERS, `'grown-' || n, n % 2 = 0, 3000`)}`,
  `insert into encoder_channels (uuid, customer_id, name, provisioned, delete_after, created_at)
   ${rows(OTHERS, `'channel-' || n, ${OWNER}, 'Channel ' || n, true, 30, $now`)}`,
  `insert into encoder_presets (uuid, customer_id, name, codec, input_format, output_format, format_standard, video_channels,
     audio_channels, bitrate, created_at)
   ${rows(OTHERS, `'preset-' || n, ${OWNER}, 'Preset ' || n, 'H264', 'auto', '720p30', 'auto', 1, 2, 4000, $now`)}`,
  `insert into web_channels (uuid, customer_id, name, load_balancer, embed_id, delete_after, offline_content, created_at)
   ${rows(OTHERS, `'web-' || n, ${OWNER}, 'Web channel ' || n, 'balancer-' || n, 'embed-' || n, 30, '{"kind": "MESSAGE", "mediaId": null, "playlistId": null}', $now`)}`,
  `insert into rtmp_destinations (uuid, customer_id, name, stream_url, sealed_stream_key, created_at)
   ${rows(OTHERS, `'rtmp-' || n, ${OWNER}, 'RTMP ' || n, 'rtmp://live.example.com/app', '', $now`)}`,
  `insert into destination_groups (uuid, customer_id, name, created_at)
   ${rows(OTHERS, `'group-' || n, ${OWNER}, 'Group ' || n, $now`)}`,
  `insert into group_destinations (id, customer_id, group_id, position, kind, destination_id)
   ${rows(OTHERS, `'group-destination-' || n, ${OWNER}, 'group-' || n, 0, 'EMBED', 'web-' || n`)}`,
  `insert into social_accounts (uuid, customer_id, kind, is_stand_in, network_id, network_name, name, access, permissions,
     sealed_tokens, created_at)
   ${rows(OTHERS, `'account-' || n, ${OWNER}, 'FACEBOOK', false, 'page-' || n, 'Page', 'Page', 'GRANTED', '[]', '', $now`)}`,
  `insert into encoders (uuid, customer_id, name, type, model, version, encoder_channel_id, created_at)
   ${rows(ENCODERS, `'encoder-' || n, ${OWNER}, 'Encoder ' || n, 'hardware', 'Test', '1.0', 'channel-' || n % ${OTHERS}, $now`)}`,
  `insert into encoder_statuses (encoder_id, state, state_changed_at, has_input, temperatures, cpu_usage, last_update)
   ${rows(ENCODERS, `'encoder-' || n, 'idle', $now - interval '3 days', true, '[{"celsius": 50, "warningCelsius": 90}]', 20, $now`)}`,
  `insert into encoder_tokens (encoder_id, token_hash, issued_at) ${rows(ENCODERS, `'encoder-' || n, 'hash-' || n, $now`)}`,
  `insert into encoder_automations (encoder_id, enabled, schedule, next_run_at)
   ${rows(ENCODERS, `'encoder-' || n, true, '03:00', $now + interval '1 day'`)}`,
  `insert into encoder_readings (encoder_id, minute, upload_kbps, cpu_usage)
   ${rows(ENCODERS, `'encoder-' || n, date_trunc('minute', $now) - k * interval '90 minutes', 4000, 20`, 'cross join generate_series(1, 3) as k')}`,
  `insert into encoder_log_uploads (encoder_id, customer_id, window_start, window_end, requested_by, requested_at, ended_at)
   ${rows(OTHERS, `'encoder-' || n, ${OWNER}, $now - interval '3 days', $now - interval '2 days', 'user', $now - interval '2 days', $now - interval '1 day'`)}`,
  `insert into media_packages (id, length_ms, size_bytes, codecs, width, height, segments, storyboard)
   ${rows(VIDEOS, `'package-' || n, 60000, 1000, 'avc1', 1280, 720, '[]', '{"everyMs": 1000, "count": 1, "columns": 1, "width": 1, "height": 1}'`)}`,
  `insert into media_items (media_id, customer_id, title, start_time, created_at, changed_at, ready_at, state,
     processing_state, processing_percent, kind, media_source, publish_state, has_thumbnail, size_bytes, search_text, package_id)
   ${rows(VIDEOS, `'video-' || n, ${OWNER}, 'Video ' || n, $now - (1 + n % 1000) * interval '1 day', $now - (1 + n % 1000) * interval '1 day', $now - (1 + n % 1000) * interval '1 day', $now - (1 + n % 1000) * interval '1 day', 'completed', 'COMPLETE', 100, 'ON_DEMAND', 'UPLOADED', 'published', true, 1000, 'video', 'package-' || n`)}`,
  `insert into uploads (id, customer_id, media_id, file_name, size_bytes, state, processing_since, created_at, changed_at)
   ${rows(OTHERS, `'upload-' || n, ${OWNER}, 'video-' || n, 'video.mp4', 1000, 'done', $now - interval '9 days', $now - interval '9 days', $now - interval '9 days'`)}`,
  `insert into schedules (uuid, customer_id, name, type, timezone, start_local, duration_ms, repeat, encoder_settings_type,
     encoder_id, media_id, encoder_preset_id, destination_group_id, created_at)
   ${rows(EVENTS, `'event-' || n, ${OWNER}, 'Event ' || n, case when n % 3 = 0 then 'EXISTING_MEDIA' else 'LIVE' end, 'UTC', '2026-11-22T10:00', 3600000, '{"type": "WEEKLY", "ends": "AFTER", "count": 5}', 'advanced', case when n % 3 > 0 then 'encoder-' || n end, case when n % 3 = 0 then 'video-' || n end, 'preset-' || n % ${OTHERS}, case when n % 4 = 0 then 'group-' || n % ${OTHERS} end, $now`)}`,
  // One of an event's five times is ahead, within 13 months: 26 a day.
  `insert into schedule_occurrences (id, schedule_id, customer_id, start_at, end_at, status, status_changed_at)
   ${rows(OCCURRENCES, `'occurrence-' || n, 'event-' || n / 5, s.customer_id, at, at + interval '1 hour', case when n % 5 = 4 then 'IDLE' else 'STOPPED' end, least(at, $now) - interval '1 day'`, `join schedules s on s.uuid = 'event-' || n / 5 cross join lateral (select case when n % 5 = 4 then $now + (n % 390) * interval '1 day' + (90 + n % 1300) * interval '1 minute' else $now - (2 + n % 900) * interval '1 day' end as at) as time`)}`,
  `insert into schedule_destinations (id, customer_id, schedule_id, position, kind, web_channel_id, account_id)
   ${rows(EVENTS, `'event-destination-' || n, ${OWNER}, 'event-' || n, 0, case when n % 2 = 0 then 'EMBED' else 'FACEBOOK' end, case when n % 2 = 0 then 'web-' || n % ${OTHERS} end, case when n % 2 = 1 then 'account-' || n % ${OTHERS} end`)}`,
  `insert into content_destinations (id, customer_id, occurrence_id, kind, stream_type, status, status_changed_at, title,
     started_at, stopped_at, encoder_id, web_channel_id, destination_id, autosave_to_library, created_at)
   ${rows(DESTINATIONS, `'destination-' || n, ${OWNER}, 'occurrence-' || n, (array['EMBED', 'FACEBOOK', 'RTMP'])[1 + n % 3], 'LIVE', 'STOPPED', $now - interval '5 days', 'Destination', $now - interval '6 days', $now - interval '5 days', 'encoder-' || n % ${ENCODERS}, case when n % 3 = 0 then 'web-' || n % ${OTHERS} end, case when n % 3 = 2 then 'rtmp-' || n % ${OTHERS} end, true, $now - interval '7 days'`)}`,
  `insert into social_lives (uuid, customer_id, account_id, kind, place_id, content_destination_id, live_video_id, created_at, ended_at)
   ${rows(OTHERS, `'live-' || n, ${OWNER}, 'account-' || n, 'FACEBOOK', 'page', 'destination-' || 3 * (n % 6000) + 1, 'live', $now - interval '6 days', $now - interval '5 days'`, '')} on conflict do nothing`,
  `insert into live_outputs (uuid, customer_id, encoder_channel_id, name, stream_url, sealed_stream_key, is_on, created_at)
   ${rows(OTHERS, `'output-' || n, ${OWNER}, 'channel-' || n, 'Output', 'rtmp://live.example.com/app', '', false, $now`)}`,
  `insert into posts (uuid, customer_id, account_id, kind, destination_id, destination_name, occurrence_id, event_destination_id,
     title, description, privacy, publish_at, step, created_at)
   ${rows(OTHERS, `'post-' || n, ${OWNER}, 'account-' || n, 'FACEBOOK', 'page', 'Page', 'occurrence-' || 5 * n, 'event-destination-' || n, 'Post', '', 'public', $now - interval '8 days', 'POSTED', $now - interval '9 days'`)}`,
  `insert into encoder_videos (uuid, customer_id, encoder_id, encoder_channel_id, name, start_time, length_ms, status, input)
   ${rows(OTHERS * 2, `'recording-' || n, ${OWNER}, 'encoder-' || n % ${ENCODERS}, 'channel-' || n % ${OTHERS}, 'Recording', $now - interval '9 hours', 60000, case when n < 3 then 'LIVE' else 'STOPPED' end, 'RTMP'`)}`,
  `insert into live_segments (video_id, number, seconds, size_bytes, gap, ended_at)
   ${rows(OTHERS, `'recording-' || k, n, 3, 1000, false, $now - (${OTHERS} - n) * interval '3 seconds'`, 'cross join generate_series(0, 2) as k')}`,
  `insert into go_live_requests (id, customer_id, title, encoder_id, encoder_channel_id, duration_ms, progress, progress_at,
     created_at, requested_by)
   ${rows(OTHERS, `'request-' || n, ${OWNER}, 'Live', 'encoder-' || n, 'channel-' || n, 3600000, 'SCHEDULE_CREATED', $now - interval '3 days', $now - interval '3 days', 'user'`)}`,
  `insert into notifications (id, customer_id, encoder_id, encoder_name, reason, began_at, ended_at)
   ${rows(OTHERS, `'notification-' || n, ${OWNER}, 'encoder-' || n, 'Encoder', 'cpuHigh', $now - interval '9 days', $now - interval '8 days'`)}`,
  `insert into jobs (id, queue, subject, state, due_at, created_at, ended_at)
   ${rows(OTHERS * 2, `'job-' || n, (array['event runs', 'mails', 'posts', 'uploads'])[1 + n % 4], 'subject-' || n, 'done', $now - interval '5 days', $now - interval '5 days', $now - interval '5 days'`)}`,
  `insert into bin_entries (kind, id, customer_id, name, deleted_at, deleted_by_id, deleted_by_name, rows)
   ${rows(OTHERS, `'media', 'binned-' || n, ${OWNER}, 'Video', $now - interval '9 days', 'user', 'User', '[]'`)}`,
  `insert into api_clients (client_id, customer_id, name, secret_hash, roles, created_at)
   values ('grown-client', '${LARGEST}', 'Client', '', '["CUSTOMER_ADMIN"]', $now)`,
  `insert into webhooks (uuid, customer_id, client_id, url, events, sealed_secret, state, since, created_at)
   values ('grown-webhook', '${LARGEST}', 'grown-client', 'https://hooks.example.com/',
     '["event.started", "event.ended", "video.ready", "encoder.offline"]', '', 'on', $now, $now)`,
  `insert into webhook_deliveries (id, webhook_id, event, subject, body, state, created_at)
   ${rows(OTHERS, `'delivery-' || n, 'grown-webhook', 'event.started', 'occurrence-' || n, '{}', 'delivered', $now - interval '5 days'`)}`,
  `insert into telemetry_devices (id, user_agent, resolution, device_class, device_brand, os_class, os_name_version)
   values (30000, 'test', '', '', '', '', '')`,
  `insert into telemetry_places (id, city, region, country, latitude, longitude) values (30000, 'Test', '', '', 0, 0)`,
  `insert into telemetry_plays (session_id, customer_id, api, content_id, client_id, live, ip_address, place_id, device_id,
     started_at, reported_at, watched_seconds, reports, ended)
   ${rows(OTHERS * 2, `gen_random_uuid(), ${OWNER}, 'webevents', gen_random_uuid(), gen_random_uuid(), true, '', 30000, 30000, $now - interval '3 hours', $now - interval '2 hours', 60, 2, true`)}`,
];

/** Tables that grow with use, each filled with thousands of rows. */
export const GROWN_TABLES: ReadonlySet<string> = new Set(
  STATEMENTS.filter((statement) => statement.includes('generate_series')).map(tableOf),
);

/** Fills a migrated database over a connection of its owner, without audit entries, and refreshes the planner's statistics. */
export async function fillGrownRows(client: pg.Client, now: Date): Promise<void> {
  const tables = [...new Set(STATEMENTS.map(tableOf))];
  const moment = `'${now.toISOString()}'::timestamptz`;
  // A superuser skips the checks of foreign keys, which take half of the time.
  await client.query(`do $$ begin set session_replication_role = replica;
    exception when insufficient_privilege then null; end $$`);
  await client.query(
    [
      ...tables.map((table) => `alter table ${table} disable trigger user`),
      ...STATEMENTS.map((statement) => statement.replaceAll('$now', moment)),
      ...tables.map((table) => `alter table ${table} enable trigger user`),
      'set session_replication_role = default',
    ].join(';\n'),
  );
  await client.query('analyze');
}

function tableOf(statement: string): string {
  return /^insert into (\w+)/.exec(statement)![1]!;
}
