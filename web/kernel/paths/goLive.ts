export const goLivePath = (requestId?: string) =>
  requestId ? `/go-live?request=${encodeURIComponent(requestId)}` : '/go-live';

/** The form for another broadcast, beside one that is under way. */
export const goLiveAgainPath = () => '/go-live?request=new';
