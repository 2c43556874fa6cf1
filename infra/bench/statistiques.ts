// The types of what the register asks its database come with this file.
import type {} from '../../apps/api/src/statements/statistiques.gen.ts'
import type { Db } from '@registre/db'
import { trimestreDe } from '@registre/domain'
import { releverMco } from '../../apps/api/src/modules/indicateurs/relever-mco.ts'
import { etablirTrimestre } from '../../apps/api/src/modules/statistiques/etablir-statistiques.ts'
import { listerTrimestres } from '../../apps/api/src/modules/statistiques/statistiques.repository.ts'
import { systemClock, today } from '../../apps/api/src/platform/clock.ts'
import { appeler } from './http-client.ts'
import { ligne, mesurer, resume, type LigneBanc } from './measure.ts'
import { lancerApi } from './serveurs.ts'

const CALLERS = 8
const COMMUNES = 2000

const chrono = async <T>(travail: () => Promise<T>): Promise<{ s: string; resultat: T }> => {
  const debut = performance.now()
  const resultat = await travail()
  return { s: `${((performance.now() - debut) / 1000).toFixed(1)} s`, resultat }
}

/**
 * A quarter counted on the whole register, the keepers' follow-up, then the figures of many
 * territories through the server.
 */
export const bancStatistiques = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const t = trimestreDe(today(systemClock))
  const connu =
    (await listerTrimestres(db)).find((x) => x.annee === t.annee && x.trimestre === t.trimestre) ??
    null
  const compte = await chrono(() =>
    etablirTrimestre({ db, clock: systemClock, log: { info() {}, error() {} } }, t, connu),
  )
  const releve = await chrono(() => releverMco({ db, clock: systemClock }))
  const codes = await db.query<{ niveau: string; code: string }>(
    `select niveau::text as niveau, code from statistique where annee = $1 and trimestre = $2 order by md5(code) limit ${COMMUNES}`,
    [t.annee, t.trimestre],
  )
  const api = await lancerApi(url)
  try {
    const lire = await mesurer(
      (i) => {
        const c = codes[i % codes.length]
        return appeler(
          `${api.url}/api/public/statistiques/chiffres?niveau=${c?.niveau}&code=${c?.code}`,
        )
      },
      { callers: CALLERS },
    )
    const carte = await mesurer(() => appeler(`${api.url}/api/public/statistiques/carte`), {
      callers: 1,
      ms: 3000,
    })
    return [
      ligne('statistiques d’un territoire', null, 'p99 < 20 ms', resume(lire)),
      ligne('statistiques, carte des départements', null, 'p99 < 20 ms', resume(carte)),
      ligne(
        'un trimestre compté, relevé des teneurs',
        null,
        '(la nuit ; ¼ h)',
        `${compte.s} pour ${compte.resultat} territoires ; ${releve.s}`,
      ),
    ]
  } finally {
    await api.arreter()
  }
}
