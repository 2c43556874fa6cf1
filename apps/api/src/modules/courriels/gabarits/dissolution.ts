import { afficherNumero, LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import type { Gabarits } from './gabarit.ts'
import { immatriculee, nommer, situee, sousNumero, sujet, voirFiche } from './phrases.ts'

/** The end of a co-ownership, and what a keeper takes back. */
export const GABARITS_DISSOLUTION = {
  'dissolution-constatee': (d, liens) => ({
    objet: `Copropriété dissoute : ${sujet(d)}`,
    titre: 'La dissolution a pris effet',
    statut: { libelle: `${LABELS_ETAT_COPROPRIETE.DISSOUTE} le ${d.dateEffet}`, ton: 'succes' },
    paragraphes: [
      `La dissolution de ${immatriculee(d)}, a pris effet le ${d.dateEffet}.`,
      'Les mandats sont archivés et aucune déclaration n’est plus attendue. L’attestation de dissolution peut être téléchargée depuis la fiche de la copropriété.',
    ],
    bouton: voirFiche(liens, d),
  }),
  'dissolution-validee': (d, liens) => ({
    objet: `Dissolution validée : ${sujet(d)}`,
    titre: 'La déclaration de dissolution est validée',
    statut: { libelle: `Dissolution validée, effet au ${d.dateEffet}`, ton: 'succes' },
    paragraphes: [
      `Le teneur du registre a validé la dissolution de ${immatriculee(d)}. ${d.aVenir ? 'Elle prendra effet' : 'Elle a pris effet'} le ${d.dateEffet}.`,
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
      `Votre déclaration de dissolution de ${immatriculee(d)}, avec effet au ${d.dateEffet}, est parvenue au teneur du registre.`,
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
      `La déclaration de dissolution de ${immatriculee(d)}, est annulée à votre demande. La copropriété retrouve son état précédent.`,
    ],
    bouton: voirFiche(liens, d),
  }),
  'copropriete-supprimee': (d, liens) => ({
    objet: `Copropriété supprimée : ${sujet(d)}`,
    titre: 'Une copropriété est supprimée du registre',
    statut: { libelle: LABELS_ETAT_COPROPRIETE.SUPPRIMEE, ton: 'refus' },
    paragraphes: [
      `Le teneur du registre a supprimé ${situee(d)}${sousNumero(d)}. Elle ne figure plus dans vos listes.`,
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
      `Le teneur du registre a rétabli ${immatriculee(d)}, dans l’état où elle se trouvait.`,
      `Motif : ${d.motif}`,
    ],
    bouton: voirFiche(liens, d),
  }),
} satisfies Partial<Gabarits>
