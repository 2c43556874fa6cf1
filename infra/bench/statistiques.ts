// The types of what the register asks its database come with this file.
import type {} from '../../apps/api/src/statements/statistiques.gen.ts'
import type { Db } from '@registre/db'
import { trimestreDe } from '@registre/domain'
import { releverMco } from '../../apps/api/src/modules/indicateurs/relever-mco.ts'
import { etablirTrimestre } from '../../apps/api/src/modules/statistiques/etablir-statistiques.ts'
import { listerTrimestres } from '../../apps/api/src/modules/statistiques/statistiques.repository.ts'
import { systemClock, today } from '../../apps/api/src/platform/clock.ts'
import { appeler } from './http-client.ts'
import { de, ligne, mesurer, parcourir, resume, type LigneBanc } from './measure.ts'
import { lancerApi } from './serveurs.ts'

/**
 * A quarter counted on the whole register, the keepers' follow-up, then the figures of many
 * territories through the server.
 */
export const bancStatistiques = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const t = trimestreDe(today(systemClock))
  const connu =
    (await listerTrimestres(db)).find((x) => x.annee === t.annee && x.trimestre === t.trimestre) ??
    null
  const muet = { info() {}, error() {} }
  const nuit = await parcourir(
    [
      () => etablirTrimestre({ db, clock: systemClock, log: muet }, t, connu),
      () => releverMco({ db, clock: systemClock }),
    ],
    (travail) => travail(),
  )
  const codes = await db.query<{ niveau: string; code: string }>(
    `select niveau::text as niveau, code from statistique where annee = $1 and trimestre = $2 order by md5(code) limit 2000`,
    [t.annee, t.trimestre],
  )
  const api = await lancerApi(url)
  const lire = (quoi: string): Promise<string> =>
    appeler(`${api.url}/api/public/statistiques/${quoi}`)
  try {
    const chiffres = await mesurer(
      (i) => lire(`chiffres?${new URLSearchParams({ ...de(codes, i) })}`),
      { callers: 8 },
    )
    const carte = await mesurer(() => lire('carte'), { callers: 1, ms: 3000 })
    return [
      ligne('statistiques d’un territoire', null, 'p99 < 20 ms', resume(chiffres)),
      ligne('statistiques, carte des départements', null, 'p99 < 20 ms', resume(carte)),
      ligne('un trimestre compté', null, '(la nuit ; ¼ h)', `${(nuit.p99 / 1000).toFixed(1)} s`),
    ]
  } finally {
    await api.arreter()
  }
}
