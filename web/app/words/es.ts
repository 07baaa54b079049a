export { default as app } from '../locales/es.json';
export { default as screens } from '../../kernel/locales/screens/es.json';
export { default as ui } from '../../ui/locales/es.json';
