import type { contract, HandlerInput } from '@registre/contract'
import {
  type Acteur,
  estDeLEtablissement,
  etatsDuGroupe,
  isNotaire,
  isTeneur,
  limiteMajAnnuelle,
  statutCopropriete,
  statutRattachement,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { actionsEnListe, vueDe } from './vue-copropriete.ts'
import { critereTexte, FILTRES_ECRAN } from './recherche.criteres.ts'
import {
  COMPTE_MAX,
  compterCoproprietes,
  type LigneRow,
  lireCoproprietes,
  lirePortefeuille,
  type Page,
} from './recherche.repository.ts'
import type { Criteres } from './recherche.sql.ts'
import { sortDe } from './sort.ts'
import { visualiserCoproprietes } from './visualiser-copropriete.ts'

type Recherche = HandlerInput<(typeof contract)['rechercherImmatOuNomCopro']>['body']

const versLigne = (row: LigneRow, acteur: Acteur) => ({
  id: row.id,
  numeroImmatriculation: row.numero_immatriculation,
  nom: row.nom,
  adressePrincipale: row.adresse_principale,
  etat: row.etat,
  sort: sortDe(row),
  statutCopropriete: statutCopropriete(row.etat),
  statutRattachement: statutRattachement(row.etat),
  idTeledeclarantCourant: row.teledeclarant_id,
  nomTeledeclarantCourant: row.teledeclarant,
  nombreLots: row.nb_lots,
  nombreBatiments: row.nb_batiments,
  dateFinMandat: row.date_fin_mandat,
  majAnnuelle: row.maj_annuelle,
  limiteMajAnnuelle: limiteMajAnnuelle(row.cloture),
  dateClotureComptes: row.cloture,
  mandatSuivi: row.mandat_a_venir === true,
  geolocalisee: row.geolocalisee,
  // A draft is opened by the establishment that writes it, and by nobody else.
  idDeclaration: estDeLEtablissement(acteur, row.auteur_teledeclarant_id) ? row.brouillon_id : null,
  actions: actionsEnListe(acteur, vueDe(row)),
})

const criteresDe = (recherche: Recherche, aujourdhui: string): Criteres => {
  const duStatut = recherche.statut === '' ? null : etatsDuGroupe(recherche.statut)
  const demandes = recherche.etatsCopropriete.length > 0 ? recherche.etatsCopropriete : null
  return {
    texte: critereTexte(recherche.immatriculationOuNom),
    etats:
      duStatut && demandes
        ? demandes.filter((etat) => duStatut.includes(etat))
        : (demandes ?? duStatut),
    filtre: FILTRES_ECRAN[recherche.filtre],
    dateDebutMandat: recherche.dateDebutMandat,
    dateFinMandat: recherche.dateFinMandat,
    mandatDe: recherche.mandatDe,
    debutAnnee: `${aujourdhui.slice(0, 4)}-01-01`,
    numeroOuvert: false,
  }
}

const chercher = async (
  ctx: Ctx,
  recherche: Recherche,
  ajuster: (criteres: Criteres, acteur: Acteur) => Criteres,
) => {
  const acteur = acteurOf(ctx)
  const criteres = ajuster(criteresDe(recherche, today(ctx.deps.clock)), acteur)
  const { pageNumber, pageSize, sortField, sortDirection } = recherche.paginationOptions
  const page = {
    tri: sortField,
    descendant: sortDirection === 'DESC',
    limite: pageSize,
    depart: (pageNumber - 1) * pageSize,
  }
  const { total, rows } =
    isTeneur(acteur.profil) || criteres.numeroOuvert
      ? await lireTout(ctx, acteur, criteres, page)
      : await lirePortefeuille(ctx.deps.db, acteur, criteres, page)
  if (total > COMPTE_MAX) ctx.reply.warningHeader('too many results')
  return {
    ligneRechercheCoproprieteDTOList: rows.map((row) => versLigne(row, acteur)),
    totalItems: Math.min(total, COMPTE_MAX),
  }
}

/**
 * The whole register: counted first, because the best way to read the page depends on how much
 * there is.
 */
const lireTout = (
  ctx: Ctx,
  acteur: Acteur,
  criteres: Criteres,
  page: Page,
): Promise<{ total: number; rows: LigneRow[] }> =>
  boundedSearch(ctx.deps.db, async (tx) => {
    const compte = await compterCoproprietes(tx, acteur, criteres)
    const { total } = compte
    return {
      total,
      rows:
        page.depart >= Math.min(total, COMPTE_MAX)
          ? []
          : await lireCoproprietes(tx, acteur, criteres, compte, page),
    }
  })

/**
 * Co-ownerships that the session may see, by criteria and filter, and the full sheets that are asked
 * for. Throws `requete-invalide` for an unknown filter or status, `recherche-trop-large`.
 */
export const rechercherCoproprietes = async (
  ctx: Ctx,
  { fichesDe, ...recherche }: HandlerInput<(typeof contract)['rechercherCoproprietes']>['body'],
) => ({
  ...(await chercher(ctx, recherche, (criteres) => criteres)),
  fiches: await visualiserCoproprietes(ctx, fichesDe),
})

/**
 * The same by number or name; a notary who knows a whole number finds the registered co-ownership
 * that bears it.
 */
export const rechercherImmatOuNomCopro = (ctx: Ctx, recherche: Recherche) =>
  chercher(ctx, recherche, (criteres, acteur) => ({
    ...criteres,
    numeroOuvert: isNotaire(acteur.profil) && Boolean(criteres.texte?.numero),
  }))
