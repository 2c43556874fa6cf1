import {
  actionsCopropriete,
  contenuLu,
  type EtatDeclaration,
  LABELS_ETAT_COPROPRIETE,
  ETATS_IMMATRICULES,
  normaliserNumero,
  peutAdministrer,
  peutVoirFiche,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { retraitsDe } from '../dossiers/maj-annuelles.ts'
import { decisionsDuDossier } from '../decisions/decisions-du-dossier.ts'
import { pourLecteur, versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireSelonEtats } from '../dossiers/lire-declaration.ts'
import { dissolutionLisible } from './dissolution-lisible.ts'
import { noterLecture } from '../recus/noter-lecture.ts'
import { chargerVisible } from './charger-visible.ts'
import { trouverCoproprietes } from './copropriete.repository.ts'
import { type CoproprieteRow, vueDe } from './vue-copropriete.ts'
import { versDemande, versDocument, versHistorique } from './fiche.mapper.ts'
import { lireDemandes, lireDocuments, lireEchanges } from './fiche.repository.ts'
import { demandesLisibles, documentsLisibles, lecteurDe, reservesDe } from './lecteur.ts'
import { evenementsDe } from './lire-historique.ts'
import { lireSituation } from './situation-lue.ts'
import { mandatsDe } from './lire-mandats.ts'
import { sortDe } from './sort.ts'

const RETOURNEE: readonly CoproprieteRow['etat'][] = [
  'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
  'IMMATRICULATION_ET_RATTACHEMENT_REFUSES',
]

/**
 * The declaration that a reader sees: the current one, else what awaits a decision, else the draft,
 * which is its author's alone unless it came back from the keepers.
 */
export const lireDeclarationLisible = (ctx: Ctx, copropriete: CoproprieteRow) => {
  const { teneur, estA } = lecteurDe(acteurOf(ctx), copropriete)
  const brouillonLisible =
    estA(copropriete.auteur_teledeclarant_id) || (teneur && RETOURNEE.includes(copropriete.etat))
  const etats: EtatDeclaration[] = brouillonLisible
    ? ['COURANTE', 'A_VALIDER', 'BROUILLON']
    : ['COURANTE', 'A_VALIDER']
  return lireSelonEtats({ sql: ctx.deps.db.query }, copropriete.id, etats)
}

const immatriculee = ({ etat }: CoproprieteRow): boolean =>
  ETATS_IMMATRICULES.some((e) => e === etat)

/** Everything that a reader may know of a co-ownership already loaded. */
export const composerFiche = async (ctx: Ctx, copropriete: CoproprieteRow) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const jour = today(clock)
  const lecteur = lecteurDe(acteur, copropriete)
  const [
    declaration,
    mandats,
    demandes,
    echanges,
    documents,
    evenements,
    dissolution,
    retraits,
    decisions,
  ] = await Promise.all([
    lireDeclarationLisible(ctx, copropriete),
    mandatsDe(ctx, copropriete),
    lireDemandes(db, copropriete.id),
    lireEchanges(db, copropriete.id),
    lireDocuments(db, copropriete.id),
    evenementsDe(ctx, copropriete),
    dissolutionLisible(ctx, copropriete),
    peutAdministrer(acteur) && immatriculee(copropriete) ? retraitsDe(ctx, copropriete.id) : [],
    lecteur.teneur ? decisionsDuDossier(ctx, copropriete.id) : [],
  ])
  const enVigueur = declaration?.etat === 'COURANTE' ? contenuLu(declaration, jour) : null
  const situation =
    (lecteur.teneur || lecteur.concerne) && immatriculee(copropriete)
      ? await lireSituation({ sql: db.query }, copropriete.id, enVigueur, jour)
      : []
  return {
    id: copropriete.id,
    numeroImmatriculation: copropriete.numero_immatriculation,
    etat: copropriete.etat,
    libelleEtat: LABELS_ETAT_COPROPRIETE[copropriete.etat],
    version: copropriete.version,
    dateImmatriculation: copropriete.date_immatriculation,
    dateDissolution: copropriete.date_dissolution,
    remplaceePar: copropriete.remplacee_par,
    sort: sortDe(copropriete),
    dissolution,
    teledeclarant: copropriete.teledeclarant,
    situation,
    declaration: declaration && pourLecteur(versDeclaration(declaration, jour), acteur),
    mandats: mandats.lisibles.map(mandats.vers),
    demandes: demandesLisibles(demandes, lecteur).map((row) =>
      versDemande(row, echanges, lecteur, jour),
    ),
    documents: documentsLisibles(documents, lecteur).map(versDocument),
    historique: versHistorique(evenements, lecteur),
    decisions,
    reserves: reservesDe(documents, lecteur),
    actions: [...actionsCopropriete(acteur, vueDe(copropriete)), ...retraits],
  }
}

/**
 * The full sheets of co-ownerships by their numbers, in that order; null for one that is not there,
 * or that the session may not see. One after the other: a hundred leave room for other calls.
 */
export const visualiserCoproprietes = async (ctx: Ctx, numeros: readonly string[]) => {
  if (numeros.length === 0) return []
  const lus = numeros.map((numero) => normaliserNumero(numero) ?? numero)
  const rows = await trouverCoproprietes(ctx.deps.db, lus)
  const fiches = []
  for (const [i, numero] of numeros.entries()) {
    const row = rows.find((r) => r.numero_immatriculation === lus[i])
    const lisible = row && peutVoirFiche(acteurOf(ctx), vueDe(row))
    fiches.push({ numero, fiche: lisible ? await composerFiche(ctx, row) : null })
  }
  return fiches
}

/** The full sheet of a co-ownership. Throws `introuvable` when the session may not see it. */
export const visualiserCopropriete = async (ctx: Ctx, id: number) => {
  const copropriete = await chargerVisible(ctx, id)
  await noterLecture(ctx, { coproprieteId: id })
  return composerFiche(ctx, copropriete)
}
