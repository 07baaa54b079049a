export { default as app } from '../locales/en.json';
export { default as screens } from '../../kernel/locales/screens/en.json';
export { default as ui } from '../../ui/locales/en.json';
