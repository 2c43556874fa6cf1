import { ask } from './tools.ts'
import type { Reader } from './verdict.ts'

/** Asks poppler for the scripts, the links and the files that it would offer. */
export const poppler: Reader = {
  name: 'poppler',
  package: 'poppler-utils',
  // Its tools tell neither what starts on opening nor what an outline does, nor programs to start.
  blind: [
    ...['script', 'link', 'launch'].flatMap((what) => [
      `${what} on opening`,
      `${what} of the outline`,
    ]),
    ...['page', 'field'].map((where) => `link of a ${where}`),
    ...['a page', 'an annotation', 'a field'].map((where) => `launch of ${where}`),
    'attachment of the document',
  ],
  judge: async (_bytes, file) => {
    const scripts = await ask('pdfinfo', '-js', file)
    if (scripts === null || scripts.code !== 0) return 'unreadable'
    const links = await ask('pdfinfo', '-url', file)
    const files = await ask('pdfdetach', '-list', file)
    const active =
      scripts.out.trim() !== '' ||
      (links?.out.trim().split('\n').length ?? 0) > 1 ||
      !(files?.out.startsWith('0 embedded') ?? true)
    return active ? 'active' : 'inert'
  },
}
