import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these, and the code under test expects a browser that has them.
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
  'performance',
];

/**
 * Computed styles of a page without style sheets, which is what every page is here: jsdom would match each element
 * against its whole default sheet whenever a role or a name is looked for.
 */
function cheapStyles(window) {
  const real = window.getComputedStyle.bind(window);
  const defaults = new Map();
  const displayOf = (element) => {
    if (element.style?.display) return element.style.display;
    if (element.hasAttribute('hidden')) return 'none';
    const tag = element.localName;
    if (!defaults.has(tag)) defaults.set(tag, real(window.document.createElement(tag)).display);
    return defaults.get(tag);
  };
  const visibilityOf = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (one.style?.visibility) return one.style.visibility;
    return 'visible';
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return real(element, pseudo);
    return new Proxy(element.style ?? {}, {
      get(style, name) {
        if (name === 'display') return displayOf(element);
        if (name === 'visibility') return visibilityOf(element);
        if (name === 'getPropertyValue')
          return (property) =>
            property === 'display'
              ? displayOf(element)
              : property === 'visibility'
                ? visibilityOf(element)
                : style.getPropertyValue(property);
        const value = style[name];
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

/** A browser-like page with the network and stream classes of Node. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    }
    cheapStyles(this.global);
  }
}
