import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { de, comparer, ligne, resume, type LigneBanc } from './measure.ts'
import { lancerLesDeux } from './serveurs.ts'
import { oublierPersonnes, preparerSyndic } from './syndic.ts'

const CALLERS = 32

/**
 * What a signed-in syndic reads by a key, through the whole server, against node:http and pg alone.
 * Its list is `gestion`; the start and the memory at rest, `demarrage`; without a session, `annuaire`.
 */
export const bancLectures = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const s = await preparerSyndic(db)
  const { api, plancher } = await lancerLesDeux(url)
  try {
    const lignes: LigneBanc[] = []
    const rapporter = async (
      nom: string,
      cible: string,
      vrai: (rang: number) => Promise<unknown>,
      bas: (rang: number) => Promise<unknown>,
    ): Promise<void> => {
      const { planchers, travail, rapports } = await comparer([bas], vrai, { callers: CALLERS })
      lignes.push(
        ligne(
          nom,
          rapports[0] ?? 0,
          cible,
          `${resume(travail)} ; plancher ${Math.round(planchers[0]?.debit ?? 0)}/s`,
        ),
      )
    }
    await rapporter(
      'numéro d’immatriculation : session, droits, lecture ; plancher : une lecture',
      'mesure',
      (i) =>
        appeler(`${api.url}/api/coproprietes/existe/${de(s.numeros, i)}`, { cookie: s.cookie }),
      (i) => appeler(`${plancher.url}/existe?cle=${de(s.numeros, i)}`),
    )
    await rapporter(
      'fiche du syndic : huit lectures ; plancher : une lecture',
      'mesure',
      (i) =>
        appeler(`${api.url}/api/coproprietes/visualisation/${de(s.ids, i)}`, { cookie: s.cookie }),
      (i) => appeler(`${plancher.url}/fiche?cle=${de(s.ids, i)}`),
    )
    return lignes
  } finally {
    await Promise.all([api.arreter(), plancher.arreter()])
    await oublierPersonnes(db)
  }
}
