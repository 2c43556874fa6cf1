import { readdir, readFile } from 'node:fs/promises'

const PAS_MS = 1_000

interface Etat {
  parent: number
  mo: number
}

const lireProcessus = async (): Promise<Map<number, Etat>> => {
  const etats = new Map<number, Etat>()
  const numeros = (await readdir('/proc')).filter((n) => /^\d+$/.test(n))
  await Promise.all(
    numeros.map(async (n) => {
      const texte = await readFile(`/proc/${n}/status`, 'utf8').catch(() => '')
      const rss = /VmRSS:\s+(\d+)/.exec(texte)?.[1]
      if (rss !== undefined)
        etats.set(Number(n), {
          parent: Number(/PPid:\s+(\d+)/.exec(texte)?.[1]),
          mo: Math.round(Number(rss) / 1024),
        })
    }),
  )
  return etats
}

/**
 * Looks each second at some processes and all that they started; gives, by name, the most that one
 * process held, in MB. Linux only: elsewhere nothing is seen.
 */
export const guetterMemoire = (noms: () => Readonly<Record<string, number>>) => {
  const plus = new Map<string, number>()
  const retenir = (nom: string, mo: number): void =>
    void plus.set(nom, Math.max(plus.get(nom) ?? 0, mo))
  const regarder = async (): Promise<void> => {
    const etats = await lireProcessus()
    for (const [nom, pid] of Object.entries(noms())) {
      retenir(nom, etats.get(pid)?.mo ?? 0)
      for (const [enfant, { parent, mo }] of etats)
        if (parent === pid && enfant !== pid) retenir(`${nom}, ce qu’il lance`, mo)
    }
  }
  const horloge = setInterval(() => void regarder().catch(() => undefined), PAS_MS)
  return {
    arreter: (): Map<string, number> => {
      clearInterval(horloge)
      return plus
    },
  }
}
