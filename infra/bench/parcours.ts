import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { appeler } from './http-client.ts'
import { de, ligne, type LigneBanc } from './measure.ts'
import { lancerApi } from './serveurs.ts'
import { oublierPersonnes, preparerSyndic } from './syndic.ts'

const PAR_SECONDE = 100
const SECONDES = 20
const CHAUFFE_S = 4

interface Geste {
  nom: string
  /** How many of a hundred calls. */
  part: number
  faire: (rang: number) => Promise<unknown>
}

/** Calls leave at their time whatever the others wait for: a slow answer does not slow the next ones. */
const envoyer = async (
  gestes: readonly Geste[],
  secondes: number,
): Promise<Map<string, { durees: number[]; erreurs: number }>> => {
  const releves = new Map(gestes.map((g) => [g.nom, { durees: [] as number[], erreurs: 0 }]))
  const tour = gestes.flatMap((g) => Array.from({ length: g.part }, () => g))
  const partis: Promise<unknown>[] = []
  const debut = performance.now()
  for (let rang = 0; rang < secondes * PAR_SECONDE; rang += 1) {
    const avance = debut + (rang * 1000) / PAR_SECONDE - performance.now()
    if (avance > 1) await wait(avance)
    // Spread over the hundred: the same gestures do not come in a row.
    const geste = tour[(rang * 37) % tour.length]
    const releve = geste && releves.get(geste.nom)
    if (!geste || !releve) continue
    const t = performance.now()
    partis.push(
      geste.faire(rang).then(
        () => releve.durees.push(performance.now() - t),
        (error: unknown) => {
          releve.erreurs += 1
          if (releve.erreurs === 1 && process.env['BANC_BAVARD'])
            process.stderr.write(`${String(error)}\n`)
        },
      ),
    )
  }
  await Promise.all(partis)
  return releves
}

/** What an office and visitors do in a busy hour, a hundred calls a second: p95 by gesture. */
export const bancParcours = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const s = await preparerSyndic(db)
  const api = await lancerApi(url)
  const poster = (chemin: string, body: unknown) =>
    appeler(`${api.url}${chemin}`, { method: 'POST', body: JSON.stringify(body), cookie: s.cookie })
  const lire = (chemin: string) => appeler(`${api.url}${chemin}`, { cookie: s.cookie })
  const gestes: Geste[] = [
    { nom: 'compte et droits', part: 20, faire: () => lire('/api/account') },
    {
      nom: 'liste du syndic',
      part: 20,
      faire: () =>
        poster('/api/coproprietes/rechercher', {
          paginationOptions: { pageNumber: 1, pageSize: 10 },
        }),
    },
    {
      nom: 'fiche du syndic',
      part: 25,
      faire: (i) => lire(`/api/coproprietes/visualisation/${de(s.ids, i)}`),
    },
    {
      nom: 'annuaire',
      part: 20,
      faire: (i) =>
        poster('/api/public/annuaire/rechercherAnnuaire', {
          adresseNonSelectionnee: de(s.numeros, i),
          paginationOptions: { pageNumber: 1, pageSize: 10 },
        }),
    },
    {
      nom: 'numéro d’immatriculation',
      part: 10,
      faire: (i) => lire(`/api/coproprietes/existe/${de(s.numeros, i)}`),
    },
    { nom: 'déclaration vierge', part: 5, faire: () => lire('/api/coproprietes/new/DEFAULT') },
  ]
  try {
    await envoyer(gestes, CHAUFFE_S)
    const releves = await envoyer(gestes, SECONDES)
    return [...releves].map(([nom, { durees, erreurs }]) => {
      const p = (part: number): string =>
        (durees.toSorted((a, b) => a - b)[Math.floor(durees.length * part)] ?? 0).toFixed(1)
      return ligne(
        `${nom}, à ${PAR_SECONDE} appels/s`,
        null,
        'p95 ≤ 250 ms',
        `p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, p99 ${p(0.99)} ms, ${durees.length} appels${erreurs > 0 ? `, ${erreurs} ERREURS` : ''}`,
      )
    })
  } finally {
    await api.arreter()
    await oublierPersonnes(db)
  }
}
