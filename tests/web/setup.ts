// What jsdom leaves out of a browser and components ask for.
const noop = () => undefined;

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: noop,
    removeEventListener: noop,
    addListener: noop,
    removeListener: noop,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;

window.ResizeObserver ??= class {
  observe = noop;
  unobserve = noop;
  disconnect = noop;
};

Element.prototype.scrollIntoView ??= noop;
window.scrollTo = noop;
