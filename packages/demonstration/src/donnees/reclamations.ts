import { createHash } from 'node:crypto'
import { inserer, type Tx } from '@registre/db'
import {
  RECLAMATIONS,
  type EtatReclamation,
  type TypeDemandeur,
  type TypeReclamation,
} from '@registre/domain'
import { compteur } from '../compteur.ts'

interface Message {
  type: TypeReclamation
  demandeur: TypeDemandeur
  etat: EtatReclamation
  prenom: string
  nom: string
  /** Age in days. */
  jours: number
  /** About the co-ownership of this rank. */
  copropriete?: number
  message: string
  reponse?: string
}

/**
 * What the contact form has received: one message of each state, and one more to answer. People are
 * invented.
 */
const MESSAGES: readonly Message[] = [
  {
    type: 'SYNDIC_ERRONE',
    demandeur: 'COPROPRIETAIRE',
    etat: 'RECUE',
    prenom: 'Mireille',
    nom: 'Castelnau',
    jours: 6,
    copropriete: 14,
    message:
      'Bonjour,\n\nNotre assemblée générale a changé de syndic au printemps, mais l’annuaire montre encore l’ancien. Le nouveau doit-il faire une démarche ?\n\nAvec mes remerciements.',
  },
  {
    type: 'DONNEES_ERRONEES',
    demandeur: 'SYNDIC_PRO',
    etat: 'RECUE',
    prenom: 'Yann',
    nom: 'Kermeur',
    jours: 2,
    copropriete: 30,
    message:
      'Le nombre de lots de stationnement est inexact depuis l’immatriculation. La mise à jour standard suffit-elle pour le corriger ?',
  },
  {
    type: 'ABSENCE_IMMATRICULATION',
    demandeur: 'NOTAIRE',
    etat: 'REPONDUE',
    prenom: 'Sophie',
    nom: 'Castaing',
    jours: 9,
    message:
      'Une vente se prépare dans une copropriété que je ne trouve pas dans l’annuaire. Puis-je l’immatriculer d’office ?',
    reponse:
      'Oui, si elle n’a pas de représentant légal, ou un mois après avoir mis le syndic en demeure. Ouvrez « Immatriculer une copropriété » et choisissez « Immatriculation d’office ».',
  },
  {
    type: 'UTILISER_DONNEES',
    demandeur: 'INSTITUTION',
    etat: 'TRAITEE',
    prenom: 'Karim',
    nom: 'Benali',
    jours: 21,
    message: 'À quelle date le fichier public des données brutes est-il refait ?',
    reponse: 'Chaque nuit. La page « Données brutes » donne la date du dernier fichier.',
  },
]

const courriel = ({ prenom, nom }: Message): string =>
  `${prenom}.${nom}@demo.registre.test`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Writes the messages of the demonstration, each answered by a keeper. */
export const ecrireReclamations = async (
  tx: Tx,
  maintenant: Date,
  teneurs: readonly { utilisateurId: number }[],
): Promise<void> => {
  const n = await compteur(tx, 'reclamation')
  const coproprietes = await tx.sql<{ id: number; numero: string; nom: string; adresse: string }>(
    `SELECT id, numero_immatriculation AS numero, nom, adresse_principale AS adresse FROM copropriete WHERE numero_immatriculation IS NOT NULL ORDER BY id LIMIT 60`,
  )
  const ilYA = (jours: number, heures = 0): Date =>
    new Date(maintenant.getTime() - jours * 86_400_000 + heures * 3_600_000)
  const ecrits = MESSAGES.map((m, rang) => ({
    ...m,
    id: n.suivant(),
    rang,
    sujet: m.copropriete === undefined ? undefined : coproprietes[m.copropriete],
  }))
  await inserer(
    tx,
    'reclamation',
    ecrits.map((m) => ({
      id: m.id,
      reference: `CT-${ilYA(m.jours).getFullYear()}-${String(m.id).padStart(6, '0')}`,
      etat: m.etat,
      version: m.etat === 'RECUE' ? 1 : 2,
      type_demandeur: m.demandeur,
      objet: RECLAMATIONS[m.type].objet,
      type: m.type,
      nom: m.nom,
      prenom: m.prenom,
      email: courriel(m),
      telephone: '',
      numero_immatriculation: m.sujet?.numero ?? '',
      copropriete_id: m.sujet?.id ?? null,
      nom_copropriete: m.sujet?.nom ?? '',
      adresse_principale: m.sujet?.adresse ?? '',
      message: m.message,
      empreinte: createHash('sha256').update(m.message).digest('hex'),
      recue_le: ilYA(m.jours),
      traitee_le: m.etat === 'TRAITEE' ? ilYA(m.jours, 5) : null,
      traitee_par_id:
        m.etat === 'TRAITEE' ? (teneurs[m.rang % teneurs.length]?.utilisateurId ?? null) : null,
    })),
  )
  await inserer(
    tx,
    'reclamation_reponse',
    ecrits.flatMap((m) =>
      m.reponse === undefined
        ? []
        : [
            {
              id: m.id,
              reclamation_id: m.id,
              texte: m.reponse,
              auteur_id: teneurs[m.rang % teneurs.length]?.utilisateurId ?? null,
              envoyee_le: ilYA(m.jours, 4),
            },
          ],
    ),
  )
  await n.fin()
  await tx.sql(
    `SELECT setval(pg_get_serial_sequence('reclamation_reponse', 'id'), (SELECT max(id) FROM reclamation_reponse))`,
  )
}
