import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { useNow } from '../../../time/useNow.ts';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { useProblemWords } from '../../../ui/useReasonWords.ts';
import type { GoLive_GoLiveFragment } from './GoLive.generated.ts';
import { countStarted, listGoLiveSteps, type Request, type Step } from './steps.ts';

/** The five steps with real progress (GOL-01): what is behind, at work and ahead. */
export function StepList({ goLive }: { goLive: GoLive_GoLiveFragment }) {
  const { t } = useTranslation('goLive');
  const now = useNow(1_000);
  const { request } = goLive;
  if (!request) return null;
  const steps = listGoLiveSteps(goLive, now);
  const isLive = steps.every(({ state }) => state === 'done');
  return (
    <section className="card go-live-steps" aria-label={t('steps.title')}>
      <h2>{t(isLive ? 'steps.live' : 'steps.title')}</h2>
      <ol>
        {steps.map((step, at) => (
          <StepLine key={step.name} step={step} number={at + 1} request={request} />
        ))}
      </ol>
      <p className="muted go-live-steps__note">{t(isLive ? 'steps.runs' : 'steps.leave')}</p>
      <p className="visually-hidden" role="status">
        {t('steps.heard', {
          step: t(`steps.${(steps.find(({ state }) => state !== 'done') ?? steps.at(-1)!).name}`),
        })}
      </p>
    </section>
  );
}

const MARKS = { done: '✓', now: '◐', failed: '!' } as const;

function StepLine({ step, number, request }: { step: Step; number: number; request: Request }) {
  const { t } = useTranslation('goLive');
  const format = useFormat();
  const { name, state, tookMs } = step;
  return (
    <li className={`go-live-step go-live-step--${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="go-live-step__mark" aria-hidden="true">
        {state === 'next' ? number : MARKS[state]}
      </span>
      <div className="go-live-step__text">
        <span className="go-live-step__name">
          {t(`steps.${name}`)}
          <span className="visually-hidden"> {t(`stepStates.${state}`)}</span>
        </span>
        <StepDetail step={step} request={request} />
      </div>
      <span className="num muted">
        {tookMs === null ? '' : t('seconds', { seconds: format.number(tookMs / 1_000, 1) })}
      </span>
    </li>
  );
}

/** Details of a step. */
function StepDetail({ step: { name, state }, request }: { step: Step; request: Request }) {
  const { t } = useTranslation('goLive');
  if (state === 'failed') return <Failure request={request} />;
  if (state === 'next') return null;
  if (name === 'startingEncoder') {
    const { name: encoder } = request.encoder;
    const detail = state === 'now' ? 'encoderStarts' : request.pictureAt ? 'pictureArrives' : 'encodes';
    const hasNoInput = request.encoder.status.hasInput === false && request.isUnderWay;
    return (
      <span className="go-live-step__detail">
        {t(`details.${detail}`, { encoder })}
        {hasNoInput && <strong className="go-live-step__warning">{t('details.noInput', { encoder })}</strong>}
      </span>
    );
  }
  if (name === 'scheduleCreated' && request.eventId) {
    return (
      <span className="go-live-step__detail">
        <ThingLink kind="EVENT" id={request.eventId} name={request.title} />
      </span>
    );
  }
  if (name !== 'startingEvent') return null;
  const { started, all } = countStarted(request);
  if (all === 0) return null;
  return (
    <>
      <span className="go-live-step__detail">{t('details.destinations', { started, all })}</span>
      {state === 'now' && (
        <span
          className="go-live-step__bar"
          role="progressbar"
          aria-label={t('steps.startingEvent')}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={started}
        >
          <meter min={0} max={all} value={started} />
        </span>
      )}
    </>
  );
}

function Failure({ request }: { request: Request }) {
  const { reason, error, parameters } = request;
  const text = useProblemWords({
    code: 'STATE',
    reason: reason ?? 'STATE',
    parameters,
    message: error ?? '',
  });
  return <span className="go-live-step__detail go-live-step__warning">{text ?? error}</span>;
}
