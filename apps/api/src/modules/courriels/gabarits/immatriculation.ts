import {
  afficherNumero,
  courrielPrecisions,
  LABELS_ETAT_COPROPRIETE,
  LABELS_ETAT_MANDAT,
} from '@registre/domain'
import type { Gabarits } from './gabarit.ts'
import { nommer, reprendre, situee, suivre, sujet, voirFiche } from './phrases.ts'

/** Registration: the request, its examination, its number. */
export const GABARITS_IMMATRICULATION = {
  'demande-envoyee': (d, liens) => ({
    objet: `Demande d’immatriculation envoyée : ${sujet(d)}`,
    titre: 'Votre demande d’immatriculation est envoyée',
    statut: {
      libelle: LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER,
      ton: 'information',
    },
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
      libelle: d.rattachement
        ? LABELS_ETAT_MANDAT.DEMANDE
        : LABELS_ETAT_COPROPRIETE.IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER,
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
    statut: {
      libelle: d.lieuDisperse
        ? 'Lieu à examiner par le teneur du registre'
        : 'À examiner par le teneur du registre',
      ton: 'information',
    },
    paragraphes: [
      d.lieuDisperse
        ? 'L’adresse et les parcelles que vous déclarez ne sont pas dans la même commune.'
        : `Le registre contient une copropriété très proche de celle que vous déclarez (${d.nomCopropriete === '' ? 'sans nom d’usage' : d.nomCopropriete}), ou aucune de ses parcelles n’a été trouvée au cadastre.`,
      `Le teneur du registre ${d.lieuDisperse ? 'vérifie où elle se trouve' : 'la vérifie avant de l’immatriculer'} ; sa réponse vous parviendra au plus tard le ${d.echeance}.`,
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
      ...(d.motifs.length === 0
        ? []
        : [d.motifs.length > 1 ? 'Motifs du refus :' : 'Motif du refus :', { liste: d.motifs }]),
      ...(d.raison === '' ? [] : [`Précision du teneur : ${d.raison}`]),
      d.rattachement
        ? 'Vous pouvez présenter une nouvelle demande.'
        : 'Vous pouvez corriger votre dossier et le présenter de nouveau.',
    ],
    bouton: suivre(liens, d),
  }),
  'precisions-demandees': (d, liens) => ({
    objet: `Précisions demandées : ${sujet(d)}`,
    ...courrielPrecisions(d),
    statut: {
      libelle: `${d.typeDemande} : précisions attendues avant le ${d.dateLimite}`,
      ton: 'attention',
    },
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
      d.rattachement
        ? 'Vous pouvez présenter une nouvelle demande.'
        : 'Vous pouvez compléter votre dossier et le présenter de nouveau.',
    ],
    bouton: suivre(liens, d),
  }),
} satisfies Partial<Gabarits>
