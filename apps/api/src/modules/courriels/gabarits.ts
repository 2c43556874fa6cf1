import { afficherNumero, DELAI_ACTIVATION_MOIS, DELAI_CODE_ACTIVATION_JOURS, LABELS_ETAT_COPROPRIETE, LABELS_ETAT_MANDAT } from '@registre/domain'
import type { ContenuCourriel } from '../../platform/mailer/render.ts'
import type { Liens } from './liens.ts'
import type { ModelesCourriel, NomModele } from './modeles.ts'

/** « Résidence des Tilleuls », or the bare word for a co-ownership without a name. */
const nommer = (d: { nomCopropriete: string }): string => (d.nomCopropriete === '' ? 'la copropriété' : `la copropriété « ${d.nomCopropriete} »`)
const sujet = (d: { nomCopropriete: string; numero?: string }): string =>
  [d.nomCopropriete, d.numero ? afficherNumero(d.numero) : ''].filter((mot) => mot !== '').join(' – ') || 'votre copropriété'
const situee = (d: { nomCopropriete: string; adresse: string }): string => `${nommer(d)}${d.adresse === '' ? '' : `, ${d.adresse}`}`
const voirFiche = (liens: Liens, d: { coproprieteId: number }) => ({ libelle: 'Voir la copropriété', url: liens.fiche(d.coproprieteId) })
type Suivi = { numero: string; idMandat: number } | null
const suivre = (liens: Liens, d: { coproprieteId: number; rattachement?: Suivi }) =>
  d.rattachement ? { libelle: 'Suivre mes demandes de rattachement', url: liens.rattacher } : voirFiche(liens, d)
const reprendre = (liens: Liens, d: { coproprieteId: number; declarationId: number | null; rattachement?: Suivi }) => {
  const libelle = 'Répondre à la demande de précisions'
  if (d.rattachement) return { libelle, url: liens.rattachement(d.rattachement.numero, d.rattachement.idMandat) }
  return d.declarationId === null ? voirFiche(liens, d) : { libelle, url: liens.brouillon(d.declarationId) }
}
const immatriculee = (d: { nomCopropriete: string; numero: string }): string => `${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}`

type Gabarits = { [M in NomModele]: (donnees: ModelesCourriel[M], liens: Liens) => ContenuCourriel }

/** The text of each mail. A name of `modeles.ts` without its text does not compile. */
export const GABARITS = {
  'webhook-suspendu': (d, liens) => ({
    objet: `Envois suspendus : ${d.nom}`,
    titre: 'Le registre ne parvient plus à prévenir votre logiciel',
    statut: { libelle: 'Envois suspendus', ton: 'attention' },
    paragraphes: [
      `Depuis plus d’un jour, le logiciel « ${d.nom} » ne répond pas aux avis du registre (${d.cause}).`,
      'Les envois sont suspendus. Aucun avis n’est perdu : ils reprendront où ils se sont arrêtés dès que vous les aurez relancés.',
    ],
    bouton: { libelle: 'Relancer les envois', url: liens.webhooks },
  }),
  'demande-envoyee': (d, liens) => ({
    objet: `Demande d’immatriculation envoyée : ${sujet(d)}`,
    titre: 'Votre demande d’immatriculation est envoyée',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER, ton: 'information' },
    paragraphes: [
      `Votre demande d’immatriculation de ${situee(d)}, est parvenue au teneur du registre.`,
      `Elle sera examinée au plus tard le ${d.echeance}. Vous recevrez un courriel dès qu’une décision sera prise ou si des précisions sont nécessaires.`,
      'Le numéro d’immatriculation sera attribué à la validation de la demande.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'precisions-repondues': (d, liens) => ({
    objet: `Réponse transmise : ${sujet(d)}`,
    titre: 'Votre réponse est transmise au teneur du registre',
    statut: {
      libelle: d.rattachement ? LABELS_ETAT_MANDAT.DEMANDE : LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER,
      ton: 'information',
    },
    paragraphes: [
      `Vos précisions sur ${situee(d)}, sont parvenues au teneur du registre.`,
      `L’examen de votre demande reprend ; il sera achevé au plus tard le ${d.echeance}.`,
    ],
    bouton: suivre(liens, d),
  }),
  'immatriculation-validee': (d, liens) => ({
    objet: `Copropriété immatriculée : ${sujet(d)}`,
    titre: `Immatriculation n° ${afficherNumero(d.numero)}`,
    statut: { libelle: 'Demande d’immatriculation validée', ton: 'succes' },
    paragraphes: [
      `Le teneur du registre a validé l’immatriculation de ${nommer(d)} sous le numéro ${afficherNumero(d.numero)}.`,
      `Votre mandat de représentation est enregistré du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      'L’attestation d’immatriculation peut être téléchargée depuis la fiche de la copropriété. Le numéro doit figurer dans tout acte de vente d’un lot.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'immatriculation-notaire': (d, liens) => ({
    objet: `Copropriété immatriculée : ${sujet(d)}`,
    titre: `Immatriculation n° ${afficherNumero(d.numero)}`,
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULEE_A_RATTACHER, ton: 'succes' },
    paragraphes: [
      `L’immatriculation de ${nommer(d)} est enregistrée sous le numéro ${afficherNumero(d.numero)}.`,
      'Aucun représentant légal n’est encore rattaché à cette copropriété : le syndic devra demander son rattachement.',
      'L’attestation d’immatriculation peut être téléchargée depuis la fiche de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'doublon-en-examen': (d, liens) => ({
    objet: `Vérification en cours : ${sujet(d)}`,
    titre: 'Votre demande d’immatriculation est en cours de vérification',
    statut: { libelle: 'Doublon possible, à examiner par le teneur du registre', ton: 'information' },
    paragraphes: [
      `Le registre contient une copropriété très proche de celle que vous déclarez (${d.nomCopropriete === '' ? 'sans nom d’usage' : d.nomCopropriete}).`,
      `Le teneur du registre vérifie s’il s’agit de la même ; sa réponse vous parviendra au plus tard le ${d.echeance}.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'doublon-confirme': (d, liens) => ({
    objet: `Copropriété déjà immatriculée : ${sujet(d)}`,
    titre: 'Cette copropriété est déjà immatriculée',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ANNULEE, ton: 'attention' },
    paragraphes: [
      `Après vérification, ${nommer(d)} figure déjà au registre sous le numéro ${afficherNumero(d.numeroExistant)}${d.nomExistant === '' ? '' : `, au nom de « ${d.nomExistant} »`}.`,
      'Aucun nouveau numéro n’est attribué. Utilisez ce numéro dans vos actes ; le syndic peut demander son rattachement à la copropriété existante.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'demande-refusee': (d, liens) => ({
    objet: `Demande refusée : ${sujet(d)}`,
    titre: 'Votre demande est refusée',
    statut: { libelle: `${d.typeDemande} : demande refusée`, ton: 'refus' },
    paragraphes: [
      `Le teneur du registre a refusé votre demande concernant ${nommer(d)}.`,
      ...(d.motifs.length === 0 ? [] : [d.motifs.length > 1 ? 'Motifs du refus :' : 'Motif du refus :', { liste: d.motifs }]),
      ...(d.raison === '' ? [] : [`Précision du teneur : ${d.raison}`]),
      d.rattachement ? 'Vous pouvez présenter une nouvelle demande.' : 'Vous pouvez corriger votre dossier et le présenter de nouveau.',
    ],
    bouton: suivre(liens, d),
  }),
  'precisions-demandees': (d, liens) => ({
    objet: `Précisions demandées : ${sujet(d)}`,
    titre: 'Le teneur du registre vous demande des précisions',
    statut: { libelle: `${d.typeDemande} : précisions attendues avant le ${d.dateLimite}`, ton: 'attention' },
    paragraphes: [
      `L’examen de votre demande concernant ${nommer(d)} est suspendu dans l’attente de votre réponse.`,
      `Message du teneur : ${d.message}`,
      `Sans réponse de votre part le ${d.dateLimite}, la demande sera refusée.`,
    ],
    bouton: reprendre(liens, d),
  }),
  'precisions-rappel': (d, liens) => ({
    objet: `Rappel – précisions attendues : ${sujet(d)}`,
    titre: 'Votre réponse est attendue',
    statut: { libelle: `Précisions attendues avant le ${d.dateLimite}`, ton: 'attention' },
    paragraphes: [
      `Le teneur du registre attend toujours vos précisions sur ${nommer(d)}.`,
      `Sans réponse de votre part le ${d.dateLimite}, la demande sera refusée.`,
    ],
    bouton: reprendre(liens, d),
  }),
  'precisions-expirees': (d, liens) => ({
    objet: `Demande refusée faute de réponse : ${sujet(d)}`,
    titre: 'Votre demande est refusée faute de réponse',
    statut: { libelle: 'Demande refusée', ton: 'refus' },
    paragraphes: [
      `Aucune réponse n’est parvenue à la demande de précisions sur ${nommer(d)} dans le délai de 30 jours : la demande est refusée.`,
      d.rattachement ? 'Vous pouvez présenter une nouvelle demande.' : 'Vous pouvez compléter votre dossier et le présenter de nouveau.',
    ],
    bouton: suivre(liens, d),
  }),
  'rattachement-demande': (d, liens) => ({
    objet: `Demande de rattachement envoyée : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est envoyée',
    statut: { libelle: LABELS_ETAT_MANDAT.DEMANDE, ton: 'information' },
    paragraphes: [
      `Votre demande de rattachement à ${immatriculee(d)}, est parvenue au teneur du registre, pour un mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      `Elle sera examinée au plus tard le ${d.echeance}. Vous recevrez un courriel dès qu’une décision sera prise ou si des précisions sont nécessaires.`,
    ],
    bouton: { libelle: 'Suivre mes demandes de rattachement', url: liens.rattacher },
  }),
  'rattachement-annonce': (d, liens) => ({
    objet: `Rattachement demandé par un autre syndic : ${sujet(d)}`,
    titre: 'Un autre syndic demande à vous succéder',
    statut: { libelle: 'Demande de rattachement à l’examen', ton: 'attention' },
    paragraphes: [
      `${d.demandeur === '' ? 'Un syndic' : d.demandeur} demande à être rattaché à ${immatriculee(d)}, pour un mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      'Si cette demande vous paraît infondée, contestez-la en expliquant pourquoi : le teneur du registre en tiendra compte avant de décider. Sinon, vous n’avez rien à faire.',
      'Jusqu’à la décision, la date de fin de votre mandat ne peut pas être modifiée.',
    ],
    bouton: { libelle: 'Voir la demande', url: liens.contester(d.coproprieteId) },
  }),
  'rattachement-conteste': (d, liens) => ({
    objet: `Contestation enregistrée : ${sujet(d)}`,
    titre: 'Votre contestation est transmise au teneur du registre',
    statut: { libelle: 'Demande de rattachement contestée', ton: 'information' },
    paragraphes: [
      `Vous avez contesté la demande de rattachement de ${d.demandeur === '' ? 'l’autre syndic' : d.demandeur} à ${immatriculee(d)}.`,
      `Votre texte : ${d.texte}`,
      'Le teneur du registre le lira avant de décider. Vous serez prévenu de sa décision.',
    ],
    bouton: { libelle: 'Voir la demande', url: liens.contester(d.coproprieteId) },
  }),
  'rattachement-retire': (d, liens) => ({
    objet: `Demande de rattachement retirée : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est retirée',
    statut: { libelle: 'Demande retirée', ton: 'information' },
    paragraphes: [`Vous avez retiré votre demande de rattachement à ${immatriculee(d)}. Elle ne sera pas examinée ; vous pouvez en présenter une autre.`],
    bouton: { libelle: 'Ouvrir le registre', url: liens.rattacher },
  }),
  'rattachement-sans-suite': (d, liens) => ({
    objet: `Demande de rattachement sans suite : ${sujet(d)}`,
    titre: 'La demande de rattachement de l’autre syndic est sans suite',
    statut: { libelle: 'Demande sans suite', ton: 'information' },
    paragraphes: [`La demande de rattachement à ${immatriculee(d)}, dont vous aviez été informé, est close sans effet. Votre mandat n’est pas modifié.`],
    bouton: voirFiche(liens, d),
  }),
  'rattachement-valide': (d, liens) => ({
    objet: `Rattachement validé : ${sujet(d)}`,
    titre: 'Votre rattachement est validé',
    statut: { libelle: 'Rattachement validé', ton: 'succes' },
    paragraphes: [
      `Votre rattachement à ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, est validé.`,
      `Votre mandat est enregistré du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'rattachement-fin-mandat': (d, liens) => ({
    objet: `Fin de votre mandat : ${sujet(d)}`,
    titre: 'Un nouveau syndic est rattaché à la copropriété',
    statut: { libelle: d.dateFinMandat === '' ? 'Mandat non retenu' : `Fin de mandat le ${d.dateFinMandat}`, ton: 'information' },
    paragraphes: [
      `${d.nouveauSyndic === '' ? 'Un nouveau syndic' : d.nouveauSyndic} est rattaché à ${immatriculee(d)}${d.dateDebutMandat ? `, à compter du ${d.dateDebutMandat}` : ''}.`,
      `${d.dateFinMandat === '' ? 'Votre mandat à venir n’est pas retenu.' : `Votre mandat est enregistré comme prenant fin le ${d.dateFinMandat}.`} Si cette information vous paraît inexacte, écrivez au teneur du registre depuis l’aide.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'mandat-debute': (d, liens) => ({
    objet: `Votre mandat commence : ${sujet(d)}`,
    titre: 'Votre mandat commence',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULEE_RATTACHEE, ton: 'succes' },
    paragraphes: [
      `Depuis le ${d.dateDebutMandat}, vous êtes le représentant légal déclaré de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      `Votre mandat court jusqu’au ${d.dateFinMandat}.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-echeance': (d, liens) => ({
    objet: `Fin de mandat ${d.jours === 0 ? 'aujourd’hui' : `dans ${d.jours} jour${d.jours > 1 ? 's' : ''}`} : ${sujet(d)}`,
    titre: 'Votre mandat arrive à son terme',
    statut: { libelle: `Mandat en cours, jusqu’au ${d.dateFinMandat}`, ton: 'attention' },
    paragraphes: [
      `Votre mandat pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, prend fin le ${d.dateFinMandat}.`,
      'Renouvelez-le s’il est reconduit par l’assemblée générale, ou déclarez votre successeur.',
    ],
    bouton: { libelle: 'Renouveler un mandat', url: liens.mandatsARenouveler },
  }),
  'mandat-expire': (d, liens) => ({
    objet: `Mandat expiré : ${sujet(d)}`,
    titre: 'Votre mandat a pris fin',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULEE_RATTACHEMENT_EXPIRE, ton: 'attention' },
    paragraphes: [
      `Votre mandat pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, a pris fin le ${d.dateFinMandat}.`,
      'Renouvelez-le s’il est reconduit, ou déclarez votre successeur : la copropriété reste sans représentant légal déclaré d’ici là.',
    ],
    bouton: { libelle: 'Renouveler un mandat', url: liens.mandatsARenouveler },
  }),
  'mandat-renouvele': (d, liens) => ({
    objet: `Mandat renouvelé : ${sujet(d)}`,
    titre: 'Votre mandat est renouvelé',
    statut: { libelle: d.aVenir ? `Mandat à venir, à partir du ${d.dateDebutMandat}` : `Mandat en cours, jusqu’au ${d.dateFinMandat}`, ton: 'succes' },
    paragraphes: [
      `Le renouvellement de votre mandat pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, est enregistré du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      d.aVenir
        ? 'Votre mandat actuel va à son terme ; le nouveau prendra sa suite sans démarche de votre part.'
        : 'Vous êtes de nouveau le représentant légal déclaré de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-dates-modifiees': (d, liens) => ({
    objet: `Dates de votre mandat modifiées : ${sujet(d)}`,
    titre: 'Les dates de votre mandat ont été modifiées',
    statut: { libelle: `Mandat du ${d.dateDebutMandat} au ${d.dateFinMandat}`, ton: 'information' },
    paragraphes: [
      `Le teneur du registre a modifié les dates de votre mandat pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      `Enregistré auparavant ${d.avant}, il court désormais du ${d.dateDebutMandat} au ${d.dateFinMandat}.`,
      'Si cette information vous paraît inexacte, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mandat-retire': (d, liens) => ({
    objet: `Mandat retiré : ${sujet(d)}`,
    titre: 'Votre mandat a été retiré',
    statut: { libelle: 'Mandat retiré', ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a retiré votre mandat du ${d.dateDebutMandat} au ${d.dateFinMandat} pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      `Motif : ${d.raison}`,
      'Si vous êtes toujours son représentant légal, demandez de nouveau votre rattachement avec un justificatif.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'successeur-connu': (d, liens) => ({
    objet: `Vous êtes déclaré successeur : ${sujet(d)}`,
    titre: 'Un syndic vous déclare comme son successeur',
    statut: { libelle: d.datePriseFonction === '' ? 'Rattachement à demander' : `Prise de fonction annoncée au ${d.datePriseFonction}`, ton: 'information' },
    paragraphes: [
      `${d.declarant} déclare que ${d.maisonDuSuccesseur === '' ? 'vous lui succédez' : `« ${d.maisonDuSuccesseur} » lui succède`} comme représentant légal de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      'Connectez-vous pour demander votre rattachement, avec les dates et le justificatif de votre mandat. Vous recevrez la date officielle une fois la demande validée.',
      'Si vous n’avez pas été désigné, ne tenez pas compte de ce courriel.',
    ],
    bouton: { libelle: 'Demander mon rattachement', url: liens.seRattacher(afficherNumero(d.numero)) },
  }),
  'successeur-invite': (d, liens) => ({
    objet: `Vous êtes déclaré successeur : ${sujet(d)}`,
    titre: 'Ouvrez votre compte au registre national des copropriétés',
    statut: { libelle: d.datePriseFonction === '' ? 'Compte à créer' : `Prise de fonction annoncée au ${d.datePriseFonction}`, ton: 'information' },
    paragraphes: [
      `${d.declarant} déclare que vous lui succédez comme représentant légal de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      `Pour demander votre rattachement, ouvrez d’abord votre compte par le lien ci-dessous, avant le ${d.expire}. Il ne sert qu’une fois.`,
      'Si vous n’avez pas été désigné, ne tenez pas compte de ce courriel : aucun compte n’est ouvert sans vous.',
    ],
    bouton: { libelle: 'Ouvrir mon compte', url: liens.compteSuccesseur(d.graine) },
  }),
  'successeur-annule': (d, liens) => ({
    objet: `Déclaration de successeur modifiée : ${sujet(d)}`,
    titre: 'Vous n’êtes plus déclaré successeur',
    statut: { libelle: 'Déclaration modifiée', ton: 'attention' },
    paragraphes: [
      `${d.declarant} a modifié sa déclaration : vous n’êtes plus désigné comme son successeur pour ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}.`,
      'S’il s’agit d’une erreur, rapprochez-vous de ce syndic ou de la copropriété.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'dissolution-constatee': (d, liens) => ({
    objet: `Copropriété dissoute : ${sujet(d)}`,
    titre: 'La dissolution a pris effet',
    statut: { libelle: `${LABELS_ETAT_COPROPRIETE.DISSOUTE} le ${d.dateEffet}`, ton: 'succes' },
    paragraphes: [
      `La dissolution de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, a pris effet le ${d.dateEffet}.`,
      'Les mandats sont archivés et aucune déclaration n’est plus attendue. L’attestation de dissolution peut être téléchargée depuis la fiche de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'dissolution-validee': (d, liens) => ({
    objet: `Dissolution validée : ${sujet(d)}`,
    titre: 'La déclaration de dissolution est validée',
    statut: { libelle: `Dissolution validée, effet au ${d.dateEffet}`, ton: 'succes' },
    paragraphes: [
      `Le teneur du registre a validé la dissolution de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}. ${d.aVenir ? 'Elle prendra effet' : 'Elle a pris effet'} le ${d.dateEffet}.`,
      d.aVenir
        ? 'L’attestation de dissolution sera produite à cette date. D’ici là, la copropriété reste au registre.'
        : 'L’attestation de dissolution peut être téléchargée depuis la fiche de la copropriété. Le numéro n’est jamais réattribué.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'dissolution-declaree': (d, liens) => ({
    objet: `Dissolution déclarée : ${sujet(d)}`,
    titre: 'Votre déclaration de dissolution est envoyée',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.DISSOLUTION_A_VALIDER, ton: 'information' },
    paragraphes: [
      `Votre déclaration de dissolution de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, avec effet au ${d.dateEffet}, est parvenue au teneur du registre.`,
      `Elle sera examinée au plus tard le ${d.echeance}. Tant qu’aucune décision n’est prise, vous pouvez l’annuler depuis la fiche de la copropriété.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'dissolution-declaree-syndic': (d, liens) => ({
    objet: `Dissolution déclarée : ${sujet(d)}`,
    titre: 'La dissolution de la copropriété est déclarée',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.DISSOLUTION_A_VALIDER, ton: 'attention' },
    paragraphes: [
      `La dissolution de ${nommer(d)}, que vous représentez sous le numéro ${afficherNumero(d.numero)}, a été déclarée au registre avec effet au ${d.dateEffet}.`,
      `Le teneur du registre l’examine avant le ${d.echeance}. Si elle vous paraît inexacte, écrivez-lui depuis l’aide du registre.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'dissolution-annulee': (d, liens) => ({
    objet: `Dissolution annulée : ${sujet(d)}`,
    titre: 'Votre déclaration de dissolution est annulée',
    statut: { libelle: 'Déclaration annulée', ton: 'information' },
    paragraphes: [
      `La déclaration de dissolution de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, est annulée à votre demande. La copropriété retrouve son état précédent.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'copropriete-supprimee': (d, liens) => ({
    objet: `Copropriété supprimée : ${sujet(d)}`,
    titre: 'Une copropriété est supprimée du registre',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.SUPPRIMEE, ton: 'refus' },
    paragraphes: [
      `Le teneur du registre a supprimé ${situee(d)}${d.numero === '' ? '' : `, immatriculée sous le numéro ${afficherNumero(d.numero)}`}. Elle ne figure plus dans vos listes.`,
      `Motif : ${d.motif}`,
      'Si cette suppression vous paraît injustifiée, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'immatriculation-annulee': (d, liens) => ({
    objet: `Immatriculation annulée : ${sujet(d)}`,
    titre: `L’immatriculation ${afficherNumero(d.numero)} est annulée`,
    statut: { libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ANNULEE, ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a annulé l’immatriculation de ${nommer(d)}.`,
      ...(d.numeroRemplacement === ''
        ? []
        : [
            `Cette copropriété figure déjà au registre sous le numéro ${afficherNumero(d.numeroRemplacement)}, qui doit désormais être utilisé dans tout acte.`,
          ]),
      `Motif : ${d.motif}`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'copropriete-restauree': (d, liens) => ({
    objet: `Copropriété rétablie : ${sujet(d)}`,
    titre: 'Une copropriété est rétablie au registre',
    statut: { libelle: 'Copropriété rétablie', ton: 'succes' },
    paragraphes: [
      `Le teneur du registre a rétabli ${nommer(d)}${d.numero === '' ? '' : `, immatriculée sous le numéro ${afficherNumero(d.numero)}`}, dans l’état où elle se trouvait.`,
      `Motif : ${d.motif}`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'declarations-supprimees': (d, liens) => ({
    objet: `Déclarations supprimées : ${sujet(d)}`,
    titre: 'La dernière mise à jour annuelle est retirée',
    statut: { libelle: 'Déclarations supprimées', ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a supprimé les déclarations de ${nommer(d)}, immatriculée sous le numéro ${afficherNumero(d.numero)}, depuis sa dernière mise à jour annuelle, celle-ci comprise. Les données précédentes sont de nouveau en vigueur.`,
      `Motif : ${d.motif}`,
      'Vérifiez ces données et déclarez de nouveau la mise à jour annuelle si elle reste à faire.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'rattachement-caduc': (d, liens) => ({
    objet: `Demande de rattachement close : ${sujet(d)}`,
    titre: 'Votre demande de rattachement est sans objet',
    statut: { libelle: 'Demande close', ton: 'information' },
    paragraphes: [
      `${nommer(d).replace(/^la/u, 'La')}, immatriculée sous le numéro ${afficherNumero(d.numero)}, est dissoute depuis le ${d.dateEffet}. Votre demande de rattachement est donc close sans décision.`,
      'Si cette dissolution vous paraît inexacte, écrivez au teneur du registre depuis l’aide.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'erreur-signalee': (d, liens) => ({
    objet: `Erreur signalée : ${sujet(d)}`,
    titre: 'Une erreur est signalée dans votre déclaration',
    statut: { libelle: 'Vérification demandée', ton: 'attention' },
    paragraphes: [
      `${d.auteur} signale une erreur dans les données déclarées de ${nommer(d)}${d.numero === '' ? '' : `, immatriculée sous le numéro ${afficherNumero(d.numero)}`}.`,
      `Message : ${d.erreur}`,
      'Vérifiez ces données et, si l’erreur est avérée, corrigez-les par une mise à jour.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'mise-a-jour-enregistree': (d, liens) => ({
    objet: `Mise à jour enregistrée : ${sujet(d)}`,
    titre: 'Votre mise à jour est enregistrée',
    statut: { libelle: d.typeMaj, ton: 'succes' },
    paragraphes: [
      `Les données de ${nommer(d)}${d.numero === '' ? '' : `, immatriculée sous le numéro ${afficherNumero(d.numero)}`}, sont à jour.`,
      ...(d.cloture === '' ? [] : [`Exercice déclaré : comptes clos le ${d.cloture}.`]),
      'Les données précédentes restent consultables dans l’historique de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'portefeuille-termine': (d, liens) => ({
    objet: `Dépôt groupé terminé${d.nom === '' ? '' : ` : ${d.nom}`}`,
    titre: 'Votre dépôt groupé est terminé',
    statut: d.nonDeposees === 0 ? { libelle: 'Tout est déposé', ton: 'succes' } : { libelle: 'Des lignes n’ont pas été déposées', ton: 'attention' },
    paragraphes: [
      `Dépôt${d.nom === '' ? '' : ` « ${d.nom} »`} : ${d.deposees} ${d.deposees > 1 ? 'mises à jour annuelles enregistrées' : 'mise à jour annuelle enregistrée'}.`,
      ...(d.nonDeposees === 0
        ? []
        : [
            `${d.nonDeposees} ${d.nonDeposees > 1 ? 'lignes n’ont pas été déposées' : 'ligne n’a pas été déposée'} : le résultat dit pourquoi, ligne par ligne. Corrigez-les, puis déposez le même classeur : ce qui est déjà enregistré ne sera pas déposé deux fois.`,
          ]),
    ],
    bouton: { libelle: 'Voir le résultat', url: liens.portefeuille(d.portefeuilleId) },
  }),
  'mise-a-jour-a-accepter': (d, liens) => ({
    objet: `Mise à jour à examiner : ${sujet(d)}`,
    titre: 'Votre prédécesseur a déposé une mise à jour',
    statut: { libelle: 'Votre accord est attendu', ton: 'attention' },
    paragraphes: [
      `${d.predecesseur === '' ? 'L’ancien syndic' : d.predecesseur} a déposé une mise à jour de ${nommer(d)} au titre de son mandat.`,
      'Elle n’est pas encore en vigueur : comparez-la aux données actuelles, puis acceptez-la ou écartez-la.',
    ],
    bouton: { libelle: 'Examiner la mise à jour', url: liens.declarationPredecesseur(d.declarationId) },
  }),
  'mise-a-jour-jugee': (d, liens) => ({
    objet: `Mise à jour ${d.acceptee ? 'acceptée' : 'écartée'} : ${sujet(d)}`,
    titre: d.acceptee ? 'Votre mise à jour est acceptée' : 'Votre mise à jour est écartée',
    statut: { libelle: d.acceptee ? 'Mise à jour en vigueur' : 'Mise à jour écartée par le syndic actuel', ton: d.acceptee ? 'succes' : 'refus' },
    paragraphes: [
      d.acceptee
        ? `Le syndic actuel a accepté la mise à jour que vous avez déposée pour ${nommer(d)}. Elle est en vigueur.`
        : `Le syndic actuel n’a pas retenu la mise à jour que vous avez déposée pour ${nommer(d)}. Rapprochez-vous de lui pour en connaître la raison.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'compte-cree': (d, liens) => ({
    objet: `Votre compte au registre : ${d.etablissement}`,
    titre: 'Un compte vous est ouvert au registre national des copropriétés',
    statut: { libelle: 'Compte en attente de mot de passe', ton: 'information' },
    paragraphes: [
      `Un compte (${d.niveau}) vient d’être créé pour vous par « ${d.etablissement} ».`,
      `Votre identifiant est ${d.identifiant}.`,
      `Ouvrez le lien ci-dessous pour choisir votre mot de passe. Il ne sert qu’une fois, jusqu’au ${d.expire} ; passé ce délai, demandez-en un autre par « Mot de passe oublié » sur la page de connexion.`,
      'Si vous n’attendiez pas ce compte, ne tenez pas compte de ce courriel.',
    ],
    bouton: { libelle: 'Choisir mon mot de passe', url: liens.choisirMotDePasse(d.graine) },
  }),
  'compte-supprime': (d, liens) => ({
    objet: `Compte supprimé : ${d.etablissement}`,
    titre: 'Votre compte est supprimé',
    statut: { libelle: 'Compte supprimé', ton: 'attention' },
    paragraphes: [
      `Le compte ${d.identifiant}, ouvert pour « ${d.etablissement} », vient d’être supprimé par un administrateur. Vous ne pouvez plus vous connecter avec cet identifiant.`,
      'S’il s’agit d’une erreur, rapprochez-vous de l’administrateur de votre établissement.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'teledeclarant-supprime': (d, liens) => ({
    objet: `Télédéclarant supprimé : ${d.etablissement}`,
    titre: 'Votre inscription au registre est supprimée',
    statut: { libelle: 'Télédéclarant supprimé', ton: 'attention' },
    paragraphes: [
      `Le teneur du registre a supprimé l’inscription de « ${d.etablissement} ». Ses comptes utilisateurs ne permettent plus de se connecter.`,
      'Les copropriétés qu’il a immatriculées restent inscrites au registre. S’il s’agit d’une erreur, écrivez à l’assistance du registre.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'teledeclarant-statut': (d, liens) => ({
    objet: `Inscription au registre : ${d.etablissement}`,
    titre: d.actif ? 'Votre inscription est activée' : 'Votre inscription attend une nouvelle activation',
    statut: { libelle: d.statut, ton: d.actif ? 'succes' : 'attention' },
    paragraphes: d.actif
      ? [`Le teneur du registre a activé l’inscription de « ${d.etablissement} ». Vous pouvez déposer vos demandes dès maintenant.`]
      : [
          `Le teneur du registre demande une nouvelle activation de l’inscription de « ${d.etablissement} ».`,
          'Vous pouvez consulter vos dossiers ; pour déposer une demande, saisissez d’abord le nouveau code d’activation qui vous sera envoyé.',
        ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'mot-de-passe-oublie': (d, liens) => ({
    objet: 'Choisir un nouveau mot de passe',
    titre: 'Choisissez un nouveau mot de passe',
    statut: { libelle: `Lien valable jusqu’au ${d.expire}`, ton: 'information' },
    paragraphes: [
      `Un nouveau mot de passe a été demandé pour le compte ${d.identifiant} du registre national des copropriétés.`,
      'Ouvrez le lien ci-dessous pour le choisir. Il ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : votre mot de passe ne change pas.',
    ],
    bouton: { libelle: 'Choisir un mot de passe', url: liens.choisirMotDePasse(d.graine) },
  }),
  'mot-de-passe-change': (d, liens) => ({
    objet: 'Votre mot de passe a été modifié',
    titre: 'Votre mot de passe a été modifié',
    statut: { libelle: 'Mot de passe modifié', ton: 'succes' },
    paragraphes: [
      `Le mot de passe du compte ${d.identifiant} a été modifié le ${d.quand}.`,
      'Par sécurité, les autres sessions ouvertes ont été fermées.',
      'Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un autre mot de passe et prévenez l’administrateur de votre établissement.',
    ],
    bouton: { libelle: 'Demander un nouveau mot de passe', url: liens.motDePasseOublie },
  }),
  inscription: (d, liens) => ({
    objet: `Activez votre compte : ${d.etablissement}`,
    titre: 'Choisissez votre mot de passe',
    statut: { libelle: 'Compte en attente de mot de passe', ton: 'information' },
    paragraphes: [
      `La création du compte de « ${d.etablissement} » au registre national des copropriétés a bien été reçue.`,
      `Votre identifiant est ${d.identifiant}.`,
      `Ouvrez le lien ci-dessous pour choisir votre mot de passe. Il ne sert qu’une fois, jusqu’au ${d.expire}, et remplace ceux que vous auriez reçus avant. Un code d’activation vous sera ensuite envoyé par courrier.`,
      'Si vous n’avez pas demandé ce compte, ne tenez pas compte de ce courriel.',
    ],
    bouton: { libelle: 'Choisir mon mot de passe', url: liens.activerCompte(d.graine) },
  }),
  'compte-existant': (d, liens) => ({
    objet: `Vous avez déjà un compte : ${d.etablissement}`,
    titre: 'Cette adresse a déjà un compte au registre',
    statut: { libelle: 'Aucun nouveau compte n’a été ouvert', ton: 'attention' },
    paragraphes: [
      `La création d’un compte pour « ${d.etablissement} » vient d’être demandée avec votre adresse, qui est déjà l’identifiant d’un compte du registre.`,
      'S’il s’agit du même établissement, connectez-vous ; si vous avez oublié votre mot de passe, demandez-en un nouveau.',
      'S’il s’agit d’un autre établissement, recommencez demain la création du compte avec une autre adresse électronique : chaque compte a la sienne.',
      'Si vous n’avez rien demandé, ne tenez pas compte de ce courriel : rien n’est changé à votre compte.',
    ],
    bouton: { libelle: 'Se connecter', url: liens.connexion },
  }),
  'etude-inscrite': (d, liens) => ({
    objet: `Votre étude est inscrite au registre : ${d.etablissement}`,
    titre: 'Votre étude est inscrite',
    statut: { libelle: 'Étude inscrite', ton: 'succes' },
    paragraphes: [
      `L’étude « ${d.etablissement} » (numéro ${d.numEtude}) est inscrite au registre national des copropriétés. ${d.titulaire} en est l’administrateur.`,
      'Votre session s’ouvre par votre certificat, sans mot de passe. Vos notaires et collaborateurs peuvent créer leur compte en présentant le leur.',
      'Si vous n’êtes pas à l’origine de cette inscription, écrivez-nous sans attendre.',
    ],
    bouton: { libelle: 'Aller au registre', url: liens.connexion },
  }),
  'etude-rejointe': (d, liens) => ({
    objet: `Nouveau compte dans votre étude : ${d.etablissement}`,
    titre: 'Un compte a été créé dans votre étude',
    statut: { libelle: d.niveau, ton: 'information' },
    paragraphes: [
      `${d.personne} a créé son compte dans l’étude « ${d.etablissement} », en présentant un certificat qui porte le numéro de l’étude.`,
      'Si cette personne ne travaille pas dans votre étude, supprimez son compte dans « Mes comptes utilisateurs ».',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'code-poste': (d, liens) => ({
    objet: `Votre code d’activation part par courrier : ${d.etablissement}`,
    titre: 'Un courrier vous est envoyé',
    statut: { libelle: 'Compte en attente d’activation', ton: 'information' },
    paragraphes: [
      `Votre mot de passe est enregistré ; votre identifiant est ${d.identifiant}.`,
      `Pour vérifier l’adresse de « ${d.etablissement} », un code d’activation vous est envoyé par courrier. Il arrive sous ${DELAI_CODE_ACTIVATION_JOURS} jours.`,
      `D’ici là, vous pouvez vous connecter et consulter le registre. Sans activation dans les ${DELAI_ACTIVATION_MOIS} mois, le compte sera supprimé.`,
    ],
    bouton: { libelle: 'Saisir mon code', url: liens.activationTeledeclarant },
  }),
  'code-activation': (d, liens) => ({
    objet: `Votre code d’activation : ${d.etablissement}`,
    titre: 'Votre code d’activation',
    statut: { libelle: 'Compte en attente d’activation', ton: 'information' },
    paragraphes: [
      `Le code d’activation de « ${d.etablissement} » est ${liens.codeActivation(d.graine)}.`,
      'Connectez-vous, puis saisissez ce code. Il remplace ceux que vous auriez reçus avant.',
    ],
    bouton: { libelle: 'Saisir mon code', url: liens.activationTeledeclarant },
  }),
  'compte-active': (d, liens) => ({
    objet: `Compte activé : ${d.etablissement}`,
    titre: 'Votre compte est activé',
    statut: { libelle: 'Compte actif', ton: 'succes' },
    paragraphes: [
      `Le compte de « ${d.etablissement} » est activé : vous pouvez immatriculer une copropriété ou demander votre rattachement à une copropriété déjà immatriculée.`,
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.accueil },
  }),
  'inscription-expiree': (d, liens) => ({
    objet: `Compte supprimé faute d’activation : ${d.etablissement}`,
    titre: 'Votre compte n’a pas été activé à temps',
    statut: { libelle: 'Compte supprimé', ton: 'attention' },
    paragraphes: [
      `Le compte de « ${d.etablissement} » n’a pas été activé dans les ${DELAI_ACTIVATION_MOIS} mois : il est supprimé.`,
      'Vous pouvez en créer un nouveau à tout moment.',
    ],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'inactivite-rappel': (d, liens) => ({
    objet: `Votre compte sera supprimé : ${d.etablissement}`,
    titre: 'Votre compte n’est plus utilisé',
    statut: { libelle: `Suppression prévue le ${d.dateSuppression}`, ton: 'attention' },
    paragraphes: [
      `Personne ne s’est connecté au compte de « ${d.etablissement} » depuis longtemps, et aucune copropriété ne lui est rattachée.`,
      `Il sera supprimé le ${d.dateSuppression}. Pour le garder, connectez-vous avant cette date.`,
    ],
    bouton: { libelle: 'Se connecter', url: liens.connexion },
  }),
  'inactivite-supprime': (d, liens) => ({
    objet: `Compte supprimé : ${d.etablissement}`,
    titre: 'Votre compte est supprimé',
    statut: { libelle: 'Compte supprimé après une longue inactivité', ton: 'attention' },
    paragraphes: [`Le compte de « ${d.etablissement} », resté longtemps sans connexion, est supprimé.`, 'Vous pouvez en créer un nouveau à tout moment.'],
    bouton: { libelle: 'Ouvrir le registre', url: liens.connexion },
  }),
  'reclamation-accusee': (d, liens) => ({
    objet: `Votre message est bien reçu : ${d.reference}`,
    titre: 'Votre message est bien reçu',
    statut: { libelle: `Message ${d.reference}, à traiter par le teneur du registre`, ton: 'information' },
    paragraphes: [
      `Vous avez écrit au teneur du registre : « ${d.demande} ». Gardez la référence ${d.reference} : elle permet de retrouver votre message.`,
      ...(d.pieceJointe === '' ? [] : [`Votre pièce jointe « ${d.pieceJointe} » est enregistrée.`]),
      `Votre message :\n${d.message}`,
      'La réponse vous sera envoyée à cette adresse. Si vous n’avez pas envoyé ce message, vous pouvez ignorer ce courriel.',
    ],
    bouton: { libelle: 'Consulter l’aide', url: liens.aide },
  }),
  'reclamation-recue': (d, liens) => ({
    objet: `Message reçu ${d.reference} : ${d.demande}`,
    titre: 'Un message vous attend',
    statut: { libelle: 'À traiter', ton: 'attention' },
    paragraphes: [`${d.demandeur} a écrit au registre : « ${d.demande} »${d.numero === '' ? '' : `, à propos de la copropriété ${afficherNumero(d.numero)}`}.`],
    bouton: { libelle: 'Lire le message et répondre', url: liens.reclamation(d.id) },
  }),
  'reclamation-repondue': (d, liens) => ({
    objet: `Réponse à votre message ${d.reference}`,
    titre: 'Le teneur du registre vous répond',
    statut: { libelle: `Message ${d.reference} : « ${d.demande} »`, ton: 'succes' },
    paragraphes: [
      d.reponse,
      `Votre message :\n${d.message}`,
      `Pour poursuivre l’échange, écrivez par le formulaire de contact en rappelant la référence ${d.reference}.`,
    ],
    bouton: { libelle: 'Ouvrir le formulaire de contact', url: liens.contact },
  }),
  'newsletter-confirmation': (d, liens) => ({
    objet: 'Confirmez votre abonnement à la lettre d’information',
    titre: 'Confirmez votre abonnement',
    statut: { libelle: 'Abonnement à confirmer', ton: 'attention' },
    paragraphes: [
      'Cette adresse a été saisie pour recevoir la lettre d’information du registre. Confirmez en ouvrant le lien ci-dessous.',
      `Le lien vaut jusqu’au ${d.expire}. Sans confirmation, vous ne recevrez rien et l’adresse sera effacée : si cette demande ne vient pas de vous, ignorez ce courriel.`,
    ],
    bouton: { libelle: 'Confirmer mon abonnement', url: liens.confirmerAbonnement(d.graine) },
  }),
  'newsletter-deja-abonne': (d, liens) => ({
    objet: 'Vous êtes déjà abonné à la lettre d’information',
    titre: 'Vous êtes déjà abonné',
    statut: { libelle: 'Abonnement actif', ton: 'succes' },
    paragraphes: ['Cette adresse a de nouveau été saisie pour recevoir la lettre d’information du registre. Elle est déjà abonnée : vous n’avez rien à faire.'],
    bouton: { libelle: 'Voir les lettres d’information', url: liens.newsletters },
    lienFinal: { libelle: 'Se désabonner', url: liens.seDesabonner(d.graine) },
  }),
  newsletter: (d, liens) => ({
    objet: d.titre,
    titre: d.titre,
    statut: { libelle: 'Nouvelle lettre d’information publiée', ton: 'information' },
    paragraphes: [d.resume],
    bouton: { libelle: 'Lire la lettre d’information (PDF)', url: liens.newsletter(d.fileName) },
    lienFinal: { libelle: 'Se désabonner de la lettre d’information', url: liens.seDesabonner(d.graine) },
  }),
} satisfies Gabarits

/** Gives the content of a mail. Throws when the name is unknown to this version. */
export const remplir = <M extends NomModele>(modele: M, donnees: ModelesCourriel[M], liens: Liens): ContenuCourriel => {
  const gabarits: Gabarits = GABARITS
  if (!Object.hasOwn(gabarits, modele)) throw new Error(`modèle de courriel inconnu : ${modele}`)
  return gabarits[modele](donnees, liens)
}
