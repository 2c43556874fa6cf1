import type { Db } from '@registre/db'
import { type AnyOperation, contract } from '@registre/contract'
import { type Random, random } from '@registre/testing'
import { type Connus, composer, tirerParties } from '@registre/testing/fuzz'
import { pdf } from '@registre/testing/register'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import type { Envoi } from './visiteur.ts'

const VOISIN = 'tele_pro_admin_princ.b@demo.registre.test'
const CURIEUX = [
  'tele_pro_admin_princ@demo.registre.test',
  'tele_pro_gestion@demo.registre.test',
  'tele_nonpro_admin_princ@demo.registre.test',
  'notaire_admin@demo.registre.test',
]

/** True when a call of this operation may change something. */
const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true

/** A well-formed call of this operation, its fields drawn from what exists. */
const appelDe = async (r: Random, op: AnyOperation, connus: Connus): Promise<Envoi> => {
  const { inject } = await composer(r, op, tirerParties(r, op, connus, 0, null), false)
  const { payload } = inject
  return {
    methode: inject.method,
    chemin: inject.url,
    entetes: inject.headers,
    ...(typeof payload === 'string' || Buffer.isBuffer(payload) ? { corps: payload } : {}),
  }
}

/** What belongs to the firm; a number that also names one of the curious is theirs to change. */
const biens = async (db: Db): Promise<Connus> => {
  const lire = async <T>(texte: string, ...plus: unknown[]): Promise<T[]> =>
    (await db.query<{ v: T }>(texte, [VOISIN, ...plus])).map((l) => l.v)
  const lui = `(select teledeclarant_id from utilisateur where login = $1)`
  const fichier = await pdf()
  return {
    ids: await lire<number>(
      `select v from (
         (select id as v from copropriete where teledeclarant_id in ${lui} limit 6)
         union all (select id from mandat where teledeclarant_id in ${lui} limit 6)
         union all (select id from demande where teledeclarant_id in ${lui} limit 6)
         union all (select d.id from declaration d join copropriete c on c.id = d.copropriete_id where c.teledeclarant_id in ${lui} limit 6)
         union all (select id from utilisateur where teledeclarant_id in ${lui})
         union all ${lui}) as siens
       where v not in (select unnest(array[id, teledeclarant_id]) from utilisateur
         where teledeclarant_id in (select teledeclarant_id from utilisateur where login = any($2)))`,
      CURIEUX,
    ),
    numeros: await lire<string>(
      `select numero_immatriculation as v from copropriete where numero_immatriculation is not null and teledeclarant_id in ${lui} limit 10`,
    ),
    uuids: await lire<string>(
      `select d.id::text as v from document d join copropriete c on c.id = d.copropriete_id where c.teledeclarant_id in ${lui} limit 10`,
    ),
    textes: await lire<string>(
      `select login as v from utilisateur where teledeclarant_id in ${lui}`,
    ),
    fichier: () => fichier,
  }
}

/** What a neighbour's answers must never hold: mails and telephones of the firm and of its people. */
const secretsDe = async (db: Db): Promise<string[]> =>
  (
    await db.query<{ v: string }>(
      `select distinct v from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id,
         lateral (values (u.email), (u.telephone), (t.rep_email), (t.rep_telephone)) as x(v)
       where t.id in (select teledeclarant_id from utilisateur where login = $1) and length(v) > 8`,
      [VOISIN],
    )
  ).map((l) => l.v)

/** The rows of the firm, to be found as they were. */
const empreinte = async (db: Db): Promise<string> => {
  const [ligne] = await db.query<{ e: string }>(
    `with moi as (select teledeclarant_id as id from utilisateur where login = $1),
       siennes as (select id from copropriete where teledeclarant_id in (select id from moi))
     select md5(concat(
       (select string_agg(c::text, '' order by id) from copropriete c where id in (select id from siennes)),
       (select string_agg(m::text, '' order by id) from mandat m where copropriete_id in (select id from siennes)),
       (select string_agg(d::text, '' order by id) from declaration d where copropriete_id in (select id from siennes)),
       (select string_agg(t::text, '' order by id) from teledeclarant t where id in (select id from moi)),
       (select string_agg((u.id, u.login, u.email, u.nom, u.profil, u.actif, u.supprime_le)::text, '' order by id) from utilisateur u where teledeclarant_id in (select id from moi))
     )) as e`,
    [VOISIN],
  )
  return ligne?.e ?? ''
}

/** Acts that the law gives to whoever names a co-ownership, on which a keeper decides. */
const SUR_UN_BIEN_D_AUTRUI = new Set(['demanderRattachement', 'seDeconnecter'])

/**
 * People of another firm, a volunteer and a notary call every operation with what belongs to a firm:
 * nothing of it leaves, nothing of it moves.
 */
export const locataires = async ({ db, connecte }: Instance, tours: number): Promise<Bilan> => {
  const b = bilan('Locataires : les biens d’un autre établissement')
  const connus = await biens(db)
  const secrets = await secretsDe(db)
  let avant = await empreinte(db)
  // All sessions first: what somebody does to its own team may close one of the others.
  const curieux = await Promise.all(
    CURIEUX.map(async (login) => ({ login, qui: await connecte(login) })),
  )
  for (const { login, qui } of curieux) {
    for (const [rang, [nom, op]] of Object.entries<AnyOperation>(contract).entries()) {
      if (SUR_UN_BIEN_D_AUTRUI.has(nom) || (op.body === undefined && op.params === undefined))
        continue
      for (let tour = 0; tour < tours; tour += 1) {
        const r = random(rang * 31 + tour)
        const appel = await appelDe(r, op, connus)
        const { statut, corps } = await qui.envoyer(appel)
        // What the caller typed may come back to it.
        const dit = `${appel.chemin}${String(appel.corps ?? '')}`
        const lu =
          statut < 400 ? secrets.find((s) => corps.includes(s) && !dit.includes(s)) : undefined
        let faille = lu ? `${login} lit « ${lu} » par ${nom} ${appel.chemin}` : null
        if (statut >= 500) faille = `${login}, ${nom} ${appel.chemin} : ${statut}`
        if (ecrit(op) && statut < 400) {
          const apres = await empreinte(db)
          if (apres !== avant) faille = `${login} change les biens d’un autre par ${nom}`
          avant = apres
        }
        noter(b, faille)
      }
    }
    qui.fermer()
  }
  return b
}
