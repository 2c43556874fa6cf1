import type { contract, HandlerOutput } from '@registre/contract'
import {
  type IsoDate,
  limiteDeReponse,
  limiteDesPrecisions,
  NATURES_TACHE,
  ordonnerTaches,
} from '@registre/domain'
import { dayInParis, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import {
  compterChezLesTeneurs,
  compterDeclarees,
  compterObligations,
  listerReponses,
  nommer,
  type ReponseRow,
} from './a-faire.repository.ts'

type AFaire = HandlerOutput<(typeof contract)['listerAFaire']>
type Tache = AFaire['taches'][number]

/** By when the person answers; null when nobody waits for a day. */
const jourDe = (r: ReponseRow, jour: IsoDate): IsoDate | null => {
  if (r.suspendue_le !== null) return limiteDesPrecisions(dayInParis(r.suspendue_le))
  return r.nature === 'contester' && r.jour !== null
    ? limiteDeReponse(
        { electionLe: r.election_le, reponseAvant: r.reponse_avant, echeance: r.jour },
        jour,
      )
    : r.jour
}

const coproprieteDe = (r: {
  copropriete_id: number
  nom: string
  adresse: string
  numero: string
}): Tache['copropriete'] => ({
  id: r.copropriete_id,
  nom: r.nom,
  adressePrincipale: r.adresse,
  numeroImmatriculation: r.numero === '' ? null : r.numero,
})

const natureDe = (nature: string): Tache['nature'] => {
  const connue = NATURES_TACHE.find((n) => n === nature)
  if (connue === undefined) throw new Error(`no such kind of task: ${nature}`)
  return connue
}

/**
 * What this person has to do, by its day, then what others do: keepers, and the colleagues who look
 * after the other co-ownerships. What its co-ownerships wait for is told by kind, one alone by name.
 */
export const listerAFaire = async (ctx: Ctx): Promise<AFaire> => {
  const { db, clock } = ctx.deps
  const [tenant, jour, { utilisateurId }] = [tenantOf(ctx), today(clock), acteurOf(ctx)]
  const [connues, declarees, reponses, teneurs] = await Promise.all([
    compterObligations(db, tenant, jour, utilisateurId),
    compterDeclarees(db, tenant, jour, utilisateurId),
    listerReponses(db, tenant, utilisateurId),
    compterChezLesTeneurs(db, tenant),
  ])
  const obligations = [...connues, ...declarees]
  const seules = obligations.flatMap((o) =>
    o.nombre === 1 && o.copropriete_id !== null ? [o.copropriete_id] : [],
  )
  const noms = seules.length === 0 ? [] : await nommer(db, seules)
  const parGenre = obligations
    .filter(({ nombre }) => (nombre ?? 0) > 0)
    .map((o): Tache => {
      const seule = o.nombre === 1 && noms.find((n) => n.copropriete_id === o.copropriete_id)
      return {
        nature: natureDe(o.nature ?? ''),
        nombre: o.nombre ?? 0,
        enRetard: o.en_retard ?? 0,
        jour: o.jour,
        copropriete: seule ? coproprieteDe(seule) : null,
        de: '',
        idDemande: null,
        idMandat: null,
        idDeclaration: null,
      }
    })
  const uneAUne = reponses
    .filter((r) => r.pour_moi)
    .map((r): Tache => ({
      nature: natureDe(r.nature ?? ''),
      nombre: 1,
      enRetard: 0,
      jour: jourDe(r, jour),
      copropriete: coproprieteDe(r),
      de: r.de ?? '',
      idDemande: r.nature === 'contester' || r.nature === 'preciser' ? r.id : null,
      idMandat: r.mandat_id,
      idDeclaration: r.declaration_id,
    }))
  const taches = ordonnerTaches([...uneAUne, ...parGenre])
  return {
    taches,
    total: taches.reduce((n, t) => n + t.nombre, 0),
    chezLesTeneurs: { nombre: teneurs?.nombre ?? 0, jour: teneurs?.jour ?? null },
    chezDesCollegues:
      obligations.reduce((n, o) => n + (o.des_autres ?? 0), 0) +
      reponses.filter((r) => !r.pour_moi).length,
  }
}
