/**
 * Has the browser fetch a file; answers whether it can be had at all. Once the browser follows the address its own
 * download list has it, so what is wrong is found out before.
 */
export async function fetchFile(url: string): Promise<boolean> {
  try {
    if (!(await fetch(url, { method: 'HEAD' })).ok) return false;
  } catch {
    return false;
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  return true;
}
