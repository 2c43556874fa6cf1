import { SORTES_DE_DECISION } from '../decision/decision.ts'
import { LABELS_FONDEMENT_RETRAIT, LABELS_MOTIF_RETRAIT } from '../decision/retrait.ts'
import { LABELS_VOIE } from '../decision/voie.ts'
import { LABELS_PROFIL } from '../teledeclarant/teledeclarant.labels.ts'
import { LABELS_MOTIF_REFUS } from '../demande/demande.labels.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { LABELS_TYPE_IMMATRICULATION, LABELS_TYPE_MAJ } from '../declaration/declaration.enums.ts'

const LIBELLES_DECISION = Object.fromEntries(
  Object.entries(SORTES_DE_DECISION).map(([code, { libelle }]) => [code, libelle]),
)

/** The names of the facts that events carry beside their columns. */
const LABELS_DETAIL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acces: 'Accès',
    annee: 'Année',
    apres: 'Après',
    avant: 'Avant',
    assigneA: 'Affectée au compte n°',
    autorites: 'Droits',
    autres: 'Autres lignes',
    certificatId: 'Certificat n°',
    champs: 'Champs modifiés',
    code: 'Code',
    comptes: 'Comptes',
    confirmations: 'Points confirmés',
    coproprietes: 'Copropriétés',
    courrierId: 'Courrier n°',
    courriers: 'Courriers n°',
    dateEffet: 'Date d’effet',
    decision: 'Décision reprise',
    debut: 'Début',
    declarants: 'Télédéclarants',
    deposees: 'Déposées',
    depuis: 'Depuis',
    document: 'Document n°',
    documentId: 'Document n°',
    doublons: 'Copropriétés proches',
    empreinte: 'Empreinte',
    envois: 'Envois',
    export: 'Fichier demandé',
    exportId: 'Fichier demandé n°',
    faitGenerateur: 'Fait générateur',
    fichierRemplace: 'Fichier remplacé',
    fin: 'Fin',
    fondement: 'Fondement',
    format: 'Format',
    fusion: 'Fusion de deux numéros',
    hote: 'Adresse du logiciel',
    invite: 'Invitation envoyée',
    jetonId: 'Jeton n°',
    jours: 'Jours avant l’échéance',
    justificatif: 'Justificatif',
    lignes: 'Lignes',
    mandats: 'Mandats n°',
    localisation: 'Localisation',
    max: 'Lignes au plus',
    modele: 'Modèle',
    modification: 'Modification',
    motif: 'Motif',
    motifRetrait: 'Motif du retrait',
    motifs: 'Motifs',
    moyen: 'Moyen',
    nature: 'Nature de l’envoi',
    niveau: 'Niveau',
    nombre: 'Nombre',
    nonVerifie: 'Non vérifié',
    numEtude: 'Numéro d’étude',
    numero: 'Numéro d’immatriculation',
    operation: 'Appel',
    origine: 'Origine',
    outboxId: 'Envoi n°',
    partagee: 'Partagée',
    perimetre: 'Périmètre',
    portefeuilleId: 'Dépôt groupé n°',
    prefixe: 'Début du jeton',
    profil: 'Profil',
    publicationId: 'Publication n°',
    publiees: 'Publications',
    rang: 'Rang',
    rechercheId: 'Recherche n°',
    reclamationId: 'Message n°',
    reference: 'Référence',
    remplacee: 'Remplace la déclaration n°',
    remplaceePar: 'Remplacée par',
    saisiALaMain: 'Saisi à la main',
    seSouvenir: 'Session mémorisée',
    reponseAvant: 'Réponse attendue avant le',
    revientSur: 'Ligne de la décision',
    sha256: 'Empreinte',
    sha256Original: 'Empreinte de l’original',
    siret: 'SIRET',
    successeurId: 'Successeur n°',
    suivi: 'Suit le mandat n°',
    syndicId: 'Syndic désigné n°',
    tentatives: 'Tentatives',
    territoire: 'Territoire',
    titre: 'Titre',
    traitement: 'Traitement',
    trimestre: 'Trimestre',
    trimestres: 'Trimestres',
    type: 'Type',
    typeImmat: 'Type d’immatriculation',
    typeMaj: 'Type de mise à jour',
    utilisateurId: 'Compte n°',
    verrouDe: 'Examen du compte n°',
    verrouPar: 'Examen du compte n°',
    voie: 'Voie',
    webhookId: 'Logiciel n°',
  }),
)

/** The codes that facts hold, in words. */
const VALEURS: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({
    motifs: LABELS_MOTIF_REFUS,
    motifRetrait: LABELS_MOTIF_RETRAIT,
    profil: LABELS_PROFIL,
    typeMaj: LABELS_TYPE_MAJ,
    typeImmat: LABELS_TYPE_IMMATRICULATION,
    decision: LIBELLES_DECISION,
    fondement: LABELS_FONDEMENT_RETRAIT,
    voie: LABELS_VOIE,
    acces: { COMPLET: 'complet', PUBLIC: 'public' },
    origine: { SUCCESSEUR: 'déclaration d’un successeur', NOTAIRE: 'désignation par un notaire' },
    perimetre: { public: 'public', complet: 'complet' },
    moyen: {
      'mot-de-passe': 'mot de passe',
      code: 'mot de passe et code à usage unique',
      'cle-acces': 'clé d’accès',
      fournisseur: 'service de connexion',
      certificat: 'certificat',
      connexion: 'connexion des notaires',
      'lien-courriel': 'lien d’un courriel',
    },
  }),
)

/** Two days that go together are a period: « du 01/01/2026 au 31/12/2026 ». */
const enObjet = (objet: object): string => {
  const { debut, fin, ...reste } = { debut: '', fin: '', ...objet }
  const periode =
    debut !== '' && fin !== '' ? `du ${enTexte('', debut)} au ${enTexte('', fin)}` : ''
  return [
    periode,
    ...Object.entries(periode === '' ? objet : reste).map(([clef, valeur]) => {
      const texte = enTexte(clef, valeur)
      return texte === '' ? '' : `${LABELS_DETAIL.get(clef) ?? clef} ${texte}`
    }),
  ]
    .filter((partie) => partie !== '')
    .join(', ')
}

const enTexte = (clef: string, valeur: unknown): string => {
  if (valeur === null || valeur === undefined || valeur === '') return ''
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (Array.isArray(valeur)) return valeur.map((v) => enTexte(clef, v)).join(', ')
  if (typeof valeur === 'object') return enObjet(valeur)
  const texte = String(valeur)
  const mots = VALEURS.get(clef)
  if (mots && Object.hasOwn(mots, texte)) return mots[texte] ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(texte) ? formatFrDate(texte) : texte
}

/** The facts of an event as label and text, without the empty ones. */
export const detailsJournal = (
  donnees: Readonly<Record<string, unknown>>,
): { clef: string; valeur: string }[] =>
  Object.entries(donnees).flatMap(([clef, valeur]) => {
    const texte = enTexte(clef, valeur)
    return texte === '' ? [] : [{ clef: LABELS_DETAIL.get(clef) ?? clef, valeur: texte }]
  })
