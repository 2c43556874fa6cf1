import { type Bilan, bilan, noter } from './bilan.ts'
import { bombesPdf, corpsLents, inonderClasseurs, inonderDepots } from './epuisement.ts'
import type { Instance } from './instance.ts'
import { limiterMemoire } from './limite.ts'
import type { Cible, Mesure } from './mesurer.ts'

const DECLARANT = 'tele_pro_admin_princ@demo.registre.test'
const LECTEUR = 'tele_pro_gestion.b@demo.registre.test'
/** What the images give to a process, in MB. */
const MEMOIRE_MAX = 1024
/** How fast another person reads meanwhile: this, or so many times what the same server gave at rest. */
const P95_MAX_MS = 250
const FOIS_LE_REPOS = 10

type Inondation = readonly [nom: string, inonder: (cible: Cible) => Promise<Mesure>]

const inondations = (courte: boolean): readonly Inondation[] => [
  ['dépôts de 4,7 Mo', (c) => inonderDepots(c, { nombre: courte ? 20 : 100 })],
  ['documents qui éclatent', (c) => bombesPdf(c, { fois: courte ? 1 : 3 })],
  ['classeurs lourds', (c) => inonderClasseurs(c, { nombre: courte ? 6 : 24 })],
  ...(courte
    ? []
    : ([['corps qui n’arrivent jamais', (c) => corpsLents(c)]] as const satisfies Inondation[])),
]

const enFrancais = (m: Mesure): string =>
  `${m.envois} envois en ${Math.round(m.dureeMs / 1000)} s, ${Object.entries(m.statuts)
    .map(([statut, n]) => `${n} × ${statut}`)
    .join(
      ', ',
    )} ; mémoire ${m.memoireMaxMo} Mo au plus (serveur seul ${m.memoireServeurMaxMo}) ; un autre lit en ${m.lectureP95Ms} ms (p95 de ${m.lectures} ; au repos ${m.reposP95Ms}), ${m.lectureMaxMs} au plus`

/**
 * Floods, each on a server that has just started, and that the kernel ends beyond what the images
 * give it (where it may): it lives, and others read meanwhile. How fast they read is told, and
 * judged in the whole form only: the short one shares its machine with other tests.
 */
export const famines = async (instance: Instance, courte: boolean): Promise<Bilan> => {
  const b = bilan('Épuisement : le processus vit, les autres lisent')
  const enTetes = await Promise.all([DECLARANT, LECTEUR].map((login) => instance.temoin(login)))
  const [cookie = '', lecteur = ''] = enTetes
  for (const [nom, inonder] of inondations(courte)) {
    const api = await instance.serveur({ LIMITES_FACTEUR: '1000' })
    const pid = api.child.pid ?? 0
    const limite = await limiterMemoire(pid, MEMOIRE_MAX * 1_048_576)
    const m = await inonder({
      url: api.url,
      entetes: { cookie },
      pid,
      lecture: { chemin: '/api/account', entetes: { cookie: lecteur } },
    })
    await api.kill()
    await limite?.lever()
    b.mesures.push(
      `${nom} : ${enFrancais(m)}${limite ? ` ; le noyau le tient à ${MEMOIRE_MAX} Mo` : ''}`,
    )
    noter(b, m.survit ? null : `${nom} : le processus est mort`)
    noter(b, m.memoireMaxMo < MEMOIRE_MAX ? null : `${nom} : ${m.memoireMaxMo} Mo`)
    noter(b, m.lecturesManquees === 0 ? null : `${nom} : ${m.lecturesManquees} lectures manquées`)
    if (!courte)
      noter(
        b,
        m.lectureP95Ms <= Math.max(P95_MAX_MS, FOIS_LE_REPOS * m.reposP95Ms)
          ? null
          : `${nom} : p95 d’un autre ${m.lectureP95Ms} ms`,
      )
    const erreurs = Object.keys(m.statuts).filter((s) => Number(s) >= 500 && s !== '503')
    noter(b, erreurs.length === 0 ? null : `${nom} : réponses ${erreurs.join(', ')}`)
  }
  return b
}
