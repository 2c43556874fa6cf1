import type { Db } from '@registre/db'
import { type DecisionEnvoi, DECISIONS_ENVOI, LABELS_STATUT_ENVOI } from '@registre/domain'
import { natureEnvoi } from '../modules/envois/decrire-envoi.ts'
import {
  type Choix,
  deciderDesEnvois,
  releverEnvois,
} from '../modules/envois/administrer-envois.ts'
import { PRIORITES, QUITTENT_LE_REGISTRE } from '../platform/outbox.ts'
import { type Commande, type Resultat, type Valeurs } from './commande.ts'

const JOUR = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const TYPES = Object.keys(PRIORITES)
const TYPE = `nature : ${TYPES.join(', ')}`
const texte = (v: unknown): string => (typeof v === 'string' ? v : '')

export const lister: Commande = {
  aide: 'Compte les envois et travaux différés (courriels, lettres, attestations, rapports, extractions, dépôts) et montre ceux qui attendent une décision',
  admet: { type: TYPES },
  options: { type: { type: 'string' }, 'sans-destinataires': { type: 'boolean' } },
  aideOptions: {
    type: TYPE,
    'sans-destinataires': 'tait les adresses électroniques, pour qui copie la réponse ailleurs',
  },
  executer: async ({ db }, { type, 'sans-destinataires': tus }) => {
    const { comptes, envois: lus } = await releverEnvois(db, texte(type))
    // Who decides has to know to whom it goes; the data of a mail stay in the database.
    const envois = lus.map(({ payload, ...e }) => ({
      ...e,
      modele: 'modele' in payload ? payload.modele : '',
      ...('modele' in payload && tus !== true ? { destinataire: payload.a } : {}),
    }))
    return {
      bien: envois.length === 0,
      donnees: { comptes, envois },
      lignes: [
        ...comptes.map((c) => `${String(c.n).padStart(8)}  ${LABELS_STATUT_ENVOI[c.statut]}`),
        ...envois.map(
          (e) =>
            `n° ${e.id}  ${e.modele === '' ? natureEnvoi(e.type) : `courriel ${e.modele}`}${e.destinataire ? ` à ${e.destinataire}` : ''}  du ${JOUR.format(e.cree_le)}  ${LABELS_STATUT_ENVOI[e.statut]}  ${e.tentatives} essai(s)  ${e.erreur}`,
        ),
      ],
    }
  },
}

const OPTIONS = {
  options: { numero: { type: 'string' }, type: { type: 'string' } },
  aideOptions: {
    numero: 'numéro de l’envoi, ou « tous »',
    type: `avec --numero tous, ceux de cette ${TYPE}`,
  },
  exige: ['numero'],
  admet: {
    numero: {
      forme: /^(\d{1,18}|tous)$/,
      phrase: 'Donnez le numéro de l’envoi : --numero 12 (ou tous)',
    },
    type: TYPES,
  },
} as const

/** Which rows the options name. */
const choisir = ({ numero, type }: Valeurs): Choix => ({
  ...(numero === 'tous' ? {} : { id: BigInt(String(numero)) }),
  ...(typeof type === 'string' ? { types: [type] } : {}),
})

/** How many one line names: a restoration may suspend thousands. */
const NOMMES = 20

const appliquer = async (db: Db, decision: DecisionEnvoi, choix: Choix): Promise<Resultat> => {
  const envois = await deciderDesEnvois(db, decision, choix)
  const statuts = DECISIONS_ENVOI[decision].de.map((d) => `« ${LABELS_STATUT_ENVOI[d]} »`)
  const nommes = envois.slice(0, NOMMES).map((id) => `n° ${id}`)
  const reste = envois.length > NOMMES ? ' … (tous : envois:lister)' : ''
  const lesquels = choix.id === undefined ? '' : `n° ${choix.id} : `
  return {
    bien: envois.length > 0,
    donnees: { envois },
    lignes: [
      envois.length > 0
        ? `${envois.length} envoi(s) : ${nommes.join(', ')}${reste}`
        : `${lesquels}aucun envoi ${statuts.join(' ni ')}`,
    ],
  }
}

export const renvoyer: Commande = {
  aide: 'Remet en route un envoi ou un travail en échec ou incertain (un courriel incertain peut alors arriver deux fois)',
  ...OPTIONS,
  executer: async ({ db }, valeurs) => appliquer(db, 'renvoyer', choisir(valeurs)),
}

export const classer: Commande = {
  aide: 'Classe comme reçu un envoi incertain, après vérification',
  ...OPTIONS,
  executer: async ({ db }, valeurs) => appliquer(db, 'classer', choisir(valeurs)),
}

export const abandonner: Commande = {
  aide: 'Renonce à un envoi en échec (une adresse qui n’existe plus)',
  ...OPTIONS,
  executer: async ({ db }, valeurs) => appliquer(db, 'abandonner', choisir(valeurs)),
}

export const suspendre: Commande = {
  aide: 'Après une restauration, avant de relancer le worker : les courriels et les lettres qui attendaient sont peut-être déjà partis, une personne décide ; les travaux (attestations, rapports, extractions, dépôts) reprennent seuls',
  executer: ({ db }) =>
    appliquer(db, 'suspendre', { types: QUITTENT_LE_REGISTRE }).then((r) => ({ ...r, bien: true })),
}
