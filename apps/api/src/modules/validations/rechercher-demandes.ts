import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { type EtatDemande, estHorsDelai, LABELS_ETAT_DEMANDE, LABELS_PROFIL, LABELS_TYPE_DEMANDE, parseProfil, type TypeDemande } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { conditionTexte, critereTexte } from '../coproprietes/recherche.criteres.ts'

type Criteres = HandlerInput<(typeof contract)['rechercherDemandes']>['body']
type Reponse = HandlerOutput<(typeof contract)['rechercherDemandes']>
type Ligne = Reponse['ligneRechercheDeclarationDTOList'][number]

const OUVERTES: readonly EtatDemande[] = ['A_VALIDER', 'EN_COURS', 'PRECISIONS']

/** Columns that a search may be sorted by. */
const TRIS: Record<string, string> = {
  profilDemandeur: 'd.profil_demandeur',
  deposeeLe: 'd.deposee_le',
  echeance: 'd.echeance',
  type: 'd.type',
  nomCopropriete: 'c.nom_normalise',
  demandeur: 't.raison_sociale',
  etat: 'd.etat',
}

interface Row {
  id: number
  type: TypeDemande
  etat: EtatDemande
  profil_demandeur: string
  demandeur: string
  copropriete_id: number
  mandat_id: number | null
  declaration_id: number | null
  numero: string | null
  nom: string
  adresse: string
  deposee_le: Date
  echeance: string
  assignee: string
  verrou_par_id: number | null
  verrou_par: string
  verrou_le: Date | null
  verrou_jusqu_a: Date | null
  total: number
}

const SELECT = `select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,
    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,
    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a, (count(*) over ())::int as total
  from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id
  left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id`

/** A deleted or cancelled co-ownership keeps its open requests for a restoration: the queue does not show them. */
const TRAITABLE = `(c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE') or d.etat not in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))`

const versLigne = (r: Row, ctx: Ctx, jour: string): Ligne => {
  const profil = parseProfil(r.profil_demandeur)
  const tenue = r.etat === 'EN_COURS' && r.verrou_jusqu_a !== null && r.verrou_jusqu_a > ctx.deps.clock.now()
  return {
    id: r.id,
    type: r.type,
    libelleType: LABELS_TYPE_DEMANDE[r.type],
    etat: r.etat,
    libelleEtat: LABELS_ETAT_DEMANDE[r.etat],
    profilDemandeur: r.profil_demandeur,
    libelleProfil: profil ? LABELS_PROFIL[profil] : r.profil_demandeur,
    demandeur: r.demandeur,
    coproprieteId: r.copropriete_id,
    idMandat: r.mandat_id,
    idDeclaration: r.declaration_id,
    numeroImmatriculation: r.numero,
    nomCopropriete: r.nom,
    adressePrincipale: r.adresse,
    deposeeLe: r.deposee_le.toISOString(),
    echeance: r.echeance,
    enRetard: (r.etat === 'A_VALIDER' || r.etat === 'EN_COURS') && estHorsDelai(r.echeance, jour),
    assigneeA: r.assignee,
    verrouPar: tenue ? r.verrou_par : '',
    verrouLe: tenue ? (r.verrou_le?.toISOString() ?? null) : null,
    verrouParMoi: tenue && r.verrou_par_id === acteurOf(ctx).utilisateurId,
  }
}

/** Searches the keepers' queue; open requests unless states are given, by profile of the person who asked unless told. */
export const rechercherDemandes = async (ctx: Ctx, b: Criteres): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const params: unknown[] = []
  const place = (value: unknown): string => `$${params.push(value)}`
  const texte = critereTexte(b.immatriculationOuNom)
  const where = [
    `d.etat = any(${place(b.etats.length > 0 ? b.etats : OUVERTES)}::etat_demande[])`,
    TRAITABLE,
    ...(b.typeDemande ? [`d.type = ${place(b.typeDemande)}::type_demande`] : []),
    ...(b.profilDemandeur ? [`d.profil_demandeur = ${place(b.profilDemandeur)}`] : []),
    ...(b.dateDu ? [`d.deposee_le >= ${place(b.dateDu)}::date`] : []),
    ...(b.dateAu ? [`d.deposee_le < ${place(b.dateAu)}::date + 1`] : []),
    ...(b.horsDelai ? [`d.etat in ('A_VALIDER', 'EN_COURS') and d.echeance < ${place(jour)}::date`] : []),
    ...(b.assigneesAMoi ? [`d.assignee_a_id = ${place(acteurOf(ctx).utilisateurId)}`] : []),
    ...(texte ? [conditionTexte(place, texte)] : []),
  ]
  const { pageNumber, pageSize, sortField, sortDirection } = b.paginationOptions
  const sens = sortDirection.toUpperCase() === 'DESC' ? 'desc' : 'asc'
  const rows = await ctx.deps.db.query<Row>(
    `${SELECT} where ${where.join(' and ')} order by ${TRIS[sortField] ?? 'd.profil_demandeur'} ${sens}, d.id limit ${place(pageSize)} offset ${place((pageNumber - 1) * pageSize)}`,
    params,
  )
  // Beyond the last page, what the other pages hold is still told: the screen goes back to one of them.
  if (rows.length === 0 && pageNumber > 1)
    return {
      ...(await rechercherDemandes(ctx, { ...b, paginationOptions: { ...b.paginationOptions, pageNumber: 1, pageSize: 1 } })),
      ligneRechercheDeclarationDTOList: [],
    }
  return { ligneRechercheDeclarationDTOList: rows.map((r) => versLigne(r, ctx, jour)), totalItems: rows[0]?.total ?? 0 }
}

/** The oldest request that nobody holds and that is not assigned to somebody else; null when there is none. */
export const trouverPlusAncienne = async (ctx: Ctx, type: TypeDemande | undefined): Promise<{ response: Ligne | null }> => {
  const [row] = await ctx.deps.db.query<Row>(
    `${SELECT} where ${TRAITABLE} and (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $2)) and ($1::text is null or d.type::text = $1)
       and (d.assignee_a_id is null or d.assignee_a_id = $3) order by d.deposee_le, d.id limit 1`,
    [type ?? null, ctx.deps.clock.now(), acteurOf(ctx).utilisateurId],
  )
  return { response: row ? versLigne(row, ctx, today(ctx.deps.clock)) : null }
}
