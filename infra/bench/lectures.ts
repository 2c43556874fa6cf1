import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { de, comparer, ligne, resume, type LigneBanc } from './measure.ts'
import { lancerLesDeux } from './serveurs.ts'
import { oublierPersonnes, preparerSyndic } from './syndic.ts'

const CALLERS = 32

/** What a signed-in syndic reads, through the whole server, against node:http and pg alone. */
export const bancLectures = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const s = await preparerSyndic(db)
  const { api, plancher } = await lancerLesDeux(url)
  const recherche = JSON.stringify({ paginationOptions: { pageNumber: 1, pageSize: 10 } })
  try {
    const repos = await api.memoire()
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
      'liste du syndic, 32 appelants',
      '≥ 0,50 × node:http + pg',
      () =>
        appeler(`${api.url}/api/coproprietes/rechercher`, {
          method: 'POST',
          body: recherche,
          cookie: s.cookie,
        }),
      () => appeler(`${plancher.url}/liste?cle=${s.teledeclarantId}`),
    )
    await rapporter(
      'numéro d’immatriculation, session comprise',
      '(≥ 0,75 sans session)',
      (i) =>
        appeler(`${api.url}/api/coproprietes/existe/${de(s.numeros, i)}`, { cookie: s.cookie }),
      (i) => appeler(`${plancher.url}/existe?cle=${de(s.numeros, i)}`),
    )
    await rapporter(
      'fiche du syndic (8 lectures / 1), 32 appelants',
      '(fiche publique à venir)',
      (i) =>
        appeler(`${api.url}/api/coproprietes/visualisation/${de(s.ids, i)}`, { cookie: s.cookie }),
      (i) => appeler(`${plancher.url}/fiche?cle=${de(s.ids, i)}`),
    )
    lignes.push(
      ligne(
        'démarrage jusqu’à l’écoute, mémoire au repos',
        null,
        '≤ 0,5 s, ≤ 120 Mo',
        `${(api.demarrage / 1000).toFixed(2)} s, ${repos} Mo ; après la mesure ${await api.memoire()} Mo`,
      ),
    )
    return lignes
  } finally {
    await Promise.all([api.arreter(), plancher.arreter()])
    await oublierPersonnes(db)
  }
}
