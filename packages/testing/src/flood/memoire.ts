import { readdir, readFile } from 'node:fs/promises'

const PAGE_OCTETS = 4096
const MO = 1_048_576

const champs = async (pid: number): Promise<{ parent: number; memoire: number } | null> => {
  try {
    const [, apres = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
    const valeurs = apres.split(' ').map(Number)
    return { parent: valeurs[1] ?? 0, memoire: (valeurs[21] ?? 0) * PAGE_OCTETS }
  } catch {
    // Just ended.
    return null
  }
}

/** Memory of a process, and with all its descendants, in MB (Linux). */
export const memoireDe = async (pid: number): Promise<{ seul: number; tous: number }> => {
  const pids = (await readdir('/proc')).filter((nom) => /^\d+$/.test(nom)).map(Number)
  const lus = await Promise.all(pids.map(async (p) => ({ pid: p, ...(await champs(p)) })))
  const famille = new Set([pid])
  for (let avant = 0; avant < famille.size;) {
    avant = famille.size
    for (const l of lus) if (famille.has(l.parent ?? -1)) famille.add(l.pid)
  }
  const de = (voulus: ReadonlySet<number>): number =>
    lus.filter((l) => voulus.has(l.pid)).reduce((s, l) => s + (l.memoire ?? 0), 0) / MO
  return { seul: Math.round(de(new Set([pid]))), tous: Math.round(de(famille)) }
}
