import { addDays, normaliserTexte } from '@registre/domain'
import { contenuValide } from '../contenu.ts'
import { cheminDe } from './chemins.ts'
import { adresseLigne, ajouterLieux } from './dossier/adresses.ts'
import { calendrierDe } from './dossier/calendrier.ts'
import { type Contexte, type Dossier, instant, restaurable } from './dossier/contexte.ts'
import { ajouterDeclarations } from './dossier/declarations.ts'
import { ajouterDemande } from './dossier/demandes.ts'
import { ajouterJournal, type MiseAJour } from './dossier/journal.ts'
import { ajouterMandats } from './dossier/mandats.ts'
import { texteDePreuve } from './dossier/preuves.ts'
import { uuidDe } from './justificatif.ts'

/** Adds every row of one co-ownership. */
export const ajouterDossier = (c: Contexte, d: Dossier): void => {
  const { lot, r, aujourdhui } = c
  const { recette, lieu } = d
  const jours = calendrierDe(recette, d.rang, aujourdhui)
  const documentId = d.avecDocument && recette.mandat ? uuidDe(`mandat/${d.rang}`) : null
  const nomDocument = `contrat-syndic-${d.rang}.pdf`
  const typeImmat = recette.notaire
    ? d.rang % 2 === 0
      ? ('INITIALE' as const)
      : ('OFFICE' as const)
    : ('DEFAULT' as const)
  const options = {
    aujourdhui,
    typeImmat,
    reglementAuPlusTard: jours.commence,
    nom: d.nom,
    adresse: lieu.adresse,
    secondaires: lieu.secondaires,
    parcelles: lieu.parcelles,
    lots: d.lots,
    document: documentId ? { id: documentId, nom: nomDocument } : null,
    ...(recette.periode
      ? {
          debutMandat: addDays(aujourdhui, recette.periode[0]),
          finMandat: addDays(aujourdhui, recette.periode[1]),
        }
      : {}),
  }
  const contenu = contenuValide({ ...options, hasard: r })
  const clotureAnnee = Number(
    (contenu.donneesFinancieres.dateClotureComptes ?? aujourdhui).slice(0, 4),
  )
  const ancien = {
    ...contenu,
    donneesFinancieres: contenuValide({ ...options, exercice: clotureAnnee - 1, hasard: r })
      .donneesFinancieres,
  }
  const { identification: i, donneesTechniques: t } = contenu
  const rattachee =
    recette.mandat !== undefined &&
    ['EN_COURS', 'EXPIRE', 'A_VENIR', 'ARCHIVE'].includes(recette.mandat)
  lot.ajouter('copropriete', {
    id: d.id,
    numero_immatriculation: d.numero,
    etat: recette.etat,
    etat_precedent: restaurable(recette) ? (recette.precedent ?? null) : null,
    version: cheminDe(recette).length,
    auteur_teledeclarant_id: d.auteur.teledeclarantId,
    auteur_utilisateur_id: d.auteur.utilisateurId,
    teledeclarant_id: rattachee ? d.syndic.teledeclarantId : null,
    remplacee_par_id: d.remplaceeParId,
    date_immatriculation: jours.valide,
    date_dissolution:
      recette.etat === 'DISSOUTE' ? addDays(aujourdhui, recette.dissolution?.effet ?? 0) : null,
    cree_le: instant(jours.commence, d.rang),
    maj_le: instant(jours.maj ?? jours.valide ?? jours.depot, d.rang),
    nom: i.nomCopropriete,
    nom_normalise: normaliserTexte(i.nomCopropriete),
    adresse_principale: adresseLigne(lieu.adresse),
    code_postal: lieu.adresse.codePostal,
    code_insee: lieu.adresse.codeInsee,
    nb_lots: i.nbLots,
    nb_lots_principaux: i.nbLotsHabBurCom,
    nb_batiments: t.nbBatimentsTotal,
    date_reglement: i.dateReglementCopropriete,
    siret: i.siret,
    geolocalisee: lieu.adresse.geolocalisee,
    date_fin_mandat:
      (recette.mandat === 'EN_COURS' || recette.mandat === 'EXPIRE') && recette.periode
        ? addDays(aujourdhui, recette.periode[1])
        : null,
    date_derniere_maj_annuelle: jours.maj,
    date_cloture_dernier_exercice: (jours.maj ? contenu : ancien).donneesFinancieres
      .dateClotureComptes,
  })
  if (documentId)
    c.justificatif(
      documentId,
      nomDocument,
      'JUSTIFICATIF_MANDAT',
      d.id,
      d.syndic.teledeclarantId,
      [...texteDePreuve(d, adresseLigne(lieu.adresse), aujourdhui)],
      instant(jours.mandat, d.rang),
    )
  const mandatId = ajouterMandats(c, d, documentId, jours)
  const majs: MiseAJour[] = []
  const declarationId = ajouterDeclarations(c, d, contenu, ancien, jours, majs)
  if (recette.etat !== 'BROUILLON' && recette.etat !== 'SUPPRIMEE') ajouterLieux(c, d, contenu)
  ajouterDemande(c, d, mandatId, declarationId, jours)
  if (recette.dissolution) {
    const preuve = uuidDe(`dissolution/${d.rang}`)
    c.justificatif(
      preuve,
      `acte-dissolution-${d.rang}.pdf`,
      'JUSTIFICATIF_DISSOLUTION',
      d.id,
      d.syndic.teledeclarantId,
      ['Acte de réunion des lots', d.nom, 'Document de démonstration'],
      instant(jours.demande, d.rang),
    )
    lot.ajouter('dissolution', {
      copropriete_id: d.id,
      motif: 'REUNION_DES_LOTS',
      autre: '',
      fait_generateur: 'ACTE_NOTARIE',
      // The deed was signed before it was sent; its effect may be to come.
      date_fait_generateur: addDays(jours.demande, -1),
      type_justif: 'ACTE_NOTARIE',
      document_id: preuve,
      statut: recette.dissolution.statut,
      date_effet:
        recette.dissolution.effet === null ? null : addDays(aujourdhui, recette.dissolution.effet),
      demande_par_id: d.syndic.utilisateurId,
      cree_le: instant(jours.demande, d.rang),
    })
  }
  ajouterJournal(c, d, jours, majs)
}
