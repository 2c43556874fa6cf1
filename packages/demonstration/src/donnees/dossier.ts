import { addDays, normaliserTexte } from '@registre/domain'
import { contenuValide } from '../contenu.ts'
import { cheminDe } from './chemins.ts'
import { adresseLigne, ajouterLieux } from './dossier/adresses.ts'
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
  const ouverte =
    recette.demande !== undefined &&
    ['A_VALIDER', 'EN_COURS', 'PRECISIONS'].includes(recette.demande.etat)
  // Open requests are a few days old, some of them beyond their due day.
  const depot = addDays(
    aujourdhui,
    ouverte || recette.concurrent || recette.declaration
      ? -(1 + ((d.rang * 5) % 9))
      : -(260 + ((d.rang * 37) % 1100)),
  )
  const apres = addDays(depot, 3)
  const valide = recette.numerotee ? (apres < aujourdhui ? apres : aujourdhui) : null
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
  const annuelle = recette.numerotee && recette.mandat !== undefined && d.rang % 5 < 3
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
    date_immatriculation: valide,
    date_dissolution:
      recette.etat === 'DISSOUTE' ? addDays(aujourdhui, recette.dissolution?.effet ?? 0) : null,
    cree_le: instant(depot, d.rang),
    maj_le: instant(valide ?? depot, d.rang),
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
    date_derniere_maj_annuelle: annuelle ? addDays(aujourdhui, -(10 + (d.rang % 150))) : null,
    date_cloture_dernier_exercice: (annuelle ? contenu : ancien).donneesFinancieres
      .dateClotureComptes,
  })
  if (documentId)
    c.justificatif(documentId, nomDocument, 'JUSTIFICATIF_MANDAT', d.id, d.syndic.teledeclarantId, [
      ...texteDePreuve(d, adresseLigne(lieu.adresse), aujourdhui),
    ])
  const mandatId = ajouterMandats(c, d, documentId, depot)
  const majs: MiseAJour[] = []
  const declarationId = ajouterDeclarations(c, d, contenu, ancien, { depot, valide }, majs)
  if (recette.etat !== 'BROUILLON' && recette.etat !== 'SUPPRIMEE') ajouterLieux(c, d, contenu)
  ajouterDemande(c, d, mandatId, declarationId, depot)
  if (recette.dissolution) {
    const preuve = uuidDe(`dissolution/${d.rang}`)
    c.justificatif(
      preuve,
      `acte-dissolution-${d.rang}.pdf`,
      'JUSTIFICATIF_DISSOLUTION',
      d.id,
      d.syndic.teledeclarantId,
      ['Acte de réunion des lots', d.nom, 'Document de démonstration'],
    )
    lot.ajouter('dissolution', {
      copropriete_id: d.id,
      motif: 'REUNION_DES_LOTS',
      autre: '',
      fait_generateur: 'ACTE_NOTARIE',
      date_fait_generateur: addDays(aujourdhui, recette.dissolution.effet ?? -20),
      type_justif: 'ACTE_NOTARIE',
      document_id: preuve,
      statut: recette.dissolution.statut,
      date_effet:
        recette.dissolution.effet === null ? null : addDays(aujourdhui, recette.dissolution.effet),
      demande_par_id: d.syndic.utilisateurId,
      cree_le: instant(depot, d.rang),
    })
  }
  ajouterJournal(c, d, depot, majs)
}
