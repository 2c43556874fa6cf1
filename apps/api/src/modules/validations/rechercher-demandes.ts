import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  chezUnTeneur,
  demandeCitee,
  ecrireReferenceRecu,
  estHorsDelai,
  ETATS_DEMANDE_OUVERTE,
  LABELS_ETAT_DEMANDE,
  LABELS_PROFIL,
  LABELS_TYPE_DEMANDE,
  parseProfil,
  type TypeDemande,
} from '@registre/domain'
import { dayInParis, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { critereTexte } from '../coproprietes/recherche.criteres.ts'
import {
  COMPTE_MAX,
  compterDemandes,
  type CriteresDemande,
  type DemandeTrouvee,
  lireDemandes,
  plusAncienne,
} from './recherche.repository.ts'

type Criteres = HandlerInput<(typeof contract)['rechercherDemandes']>['body']
type Reponse = HandlerOutput<(typeof contract)['rechercherDemandes']>
type Ligne = Reponse['ligneRechercheDeclarationDTOList'][number]

const versLigne = (r: DemandeTrouvee, ctx: Ctx, jour: string): Ligne => {
  const profil = parseProfil(r.profil_demandeur)
  const tenue =
    r.etat === 'EN_COURS' && r.verrou_jusqu_a !== null && r.verrou_jusqu_a > ctx.deps.clock.now()
  return {
    id: r.id,
    reference: ecrireReferenceRecu('R', r.id, dayInParis(r.deposee_le)),
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
    enRetard: chezUnTeneur(r.etat) && estHorsDelai(r.echeance, jour),
    assigneeA: r.assignee,
    verrouPar: tenue ? r.verrou_par : '',
    verrouLe: tenue ? (r.verrou_le?.toISOString() ?? null) : null,
    verrouParMoi: tenue && r.verrou_par_id === acteurOf(ctx).utilisateurId,
    nonVerifiees: r.non_verifiees,
  }
}

/**
 * Searches the keepers' queue; open requests unless states are given, by profile of the person who
 * asked unless told. Beyond the last page, the total is still told: the screen goes back to one of
 * them. Throws `recherche-trop-large`.
 */
export const rechercherDemandes = async (ctx: Ctx, b: Criteres): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const { pageNumber, pageSize, sortField, sortDirection } = b.paginationOptions
  const criteres: CriteresDemande = {
    demandeId: demandeCitee(b.immatriculationOuNom),
    etats: b.etats.length > 0 ? b.etats : ETATS_DEMANDE_OUVERTE,
    type: b.typeDemande || null,
    profil: b.profilDemandeur,
    dateDu: b.dateDu,
    dateAu: b.dateAu,
    horsDelaiLe: b.horsDelai ? jour : null,
    assigneeA: b.assigneesAMoi ? acteurOf(ctx).utilisateurId : null,
    texte: critereTexte(b.immatriculationOuNom),
  }
  const page = {
    tri: sortField,
    descendant: sortDirection === 'DESC',
    limite: pageSize,
    depart: (pageNumber - 1) * pageSize,
  }
  // On the primary: whoever has just taken a request sees it taken.
  const { rows, total } = await boundedSearch(
    { readTransaction: ctx.deps.db.transaction },
    async (tx) => {
      const compte = await compterDemandes(tx, criteres)
      return {
        total: compte,
        rows:
          page.depart >= Math.min(compte, COMPTE_MAX)
            ? []
            : await lireDemandes(tx, criteres, compte, page),
      }
    },
  )
  if (total > COMPTE_MAX) ctx.reply.warningHeader('too many results')
  return {
    ligneRechercheDeclarationDTOList: rows.map((r) => versLigne(r, ctx, jour)),
    totalItems: Math.min(total, COMPTE_MAX),
  }
}

/**
 * The oldest request that nobody holds and that is not assigned to somebody else; null when there
 * is none.
 */
export const trouverPlusAncienne = async (
  ctx: Ctx,
  type: TypeDemande | undefined,
): Promise<{ response: Ligne | null }> => {
  const row = await plusAncienne(
    { sql: ctx.deps.db.query },
    type ?? null,
    ctx.deps.clock.now(),
    acteurOf(ctx).utilisateurId,
  )
  return { response: row ? versLigne(row, ctx, today(ctx.deps.clock)) : null }
}
