import { cleanup, render, screen } from '@testing-library/react';
import { Sparkline } from '../../../web/ui/Sparkline.tsx';

afterEach(cleanup);

test.each([[[]], [[5]], [[1, 2, 3]]])('a line through %j is a path that a browser can draw', (values) => {
  render(<Sparkline values={values} label="Uploads" quiet={false} />);
  const paths = [...screen.getByRole('img', { name: 'Uploads' }).querySelectorAll('path')];
  expect(paths.map((path) => path.getAttribute('d')).filter((d) => d && !d.startsWith('M'))).toEqual([]);
});
