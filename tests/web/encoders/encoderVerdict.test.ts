import { droppedInLastHour, healthProblems } from '../../../web/areas/encoders/health/verdict.ts';
import { encoder } from './encoderFixture.ts';

describe('the verdict', () => {
  const now = Date.parse('2026-11-22T15:00:00Z');
  const problems = (
    change: Parameters<typeof encoder>[2],
    readings: { start: string; droppedFrames: number }[] = [],
  ) => healthProblems(encoder('e1', 'Chapel', change) as never, readings, now);

  it('ENC-17 names what the list warns of, first', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ state: 'STARTED', hasInput: false })).toEqual(['noInput']);
    expect(problems({ celsius: 80 })).toEqual(['hot']);
    expect(problems({ state: 'UPDATE_REQUIRED' })).toEqual(['updateRequired']);
  });

  it('S-149 warns of a sensor within 5 °C of its limit', () => {
    expect(problems({ celsius: 69.9 })).toEqual([]);
    expect(problems({ celsius: 70 })).toEqual(['nearLimit']);
  });

  it('S-149 warns of thirty frames lost within the last hour, and forgets older ones', () => {
    const lost = (start: string, droppedFrames: number) => ({ start, droppedFrames });
    const old = lost('2026-11-22T13:45:00Z', 500);
    expect(
      droppedInLastHour([old, lost('2026-11-22T14:15:00Z', 12), lost('2026-11-22T14:45:00Z', 3)], now),
    ).toBe(15);
    expect(problems({}, [old])).toEqual([]);
    expect(problems({}, [lost('2026-11-22T14:30:00Z', 30)])).toEqual(['droppingFrames']);
  });

  it('says nothing of old readings while the encoder is offline', () => {
    expect(problems({ state: 'OFFLINE', celsius: 74 })).toEqual([]);
  });
});
