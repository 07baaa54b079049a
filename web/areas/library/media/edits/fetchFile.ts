/** Reasons why a file cannot be downloaded, with texts under `downloadProblem`. */
type FileProblem = 'missing' | 'expired' | 'unreachable';

/**
 * Lets the browser download a file. Answers why that is not possible, or null once the download has started. The file
 * is checked first, because only the browser's own download list shows what happens after that.
 */
export async function fetchFile(url: string | undefined): Promise<FileProblem | null> {
  if (url === undefined) return 'missing';
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD' });
    if (!ok) return problemOf(status);
  } catch {
    return 'unreachable';
  }
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  return null;
}

/** Addresses of files are signed and expire after minutes. */
function problemOf(status: number): FileProblem {
  if (status === 401 || status === 403) return 'expired';
  return status < 500 && status !== 429 ? 'missing' : 'unreachable';
}
