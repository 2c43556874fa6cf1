import type { Db } from '@registre/db'
import { type DecisionEnvoi, DECISIONS_ENVOI, LABELS_STATUT_ENVOI } from '@registre/domain'
import { natureEnvoi } from '../modules/envois/decrire-envoi.ts'
import {
  type Choix,
  compterParStatut,
  deciderEnvois,
  envoisADecider,
} from '../modules/envois/envois.repository.ts'
import { TRAITEMENT } from '../platform/journal.ts'
import type { Commande, Resultat, Valeurs } from './commande.ts'

const JOUR = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const TYPE =
  'nature : courriel, lettre, attestation, rapport-statistique, export-categorisation, portefeuille …'
const texte = (v: unknown): string => (typeof v === 'string' ? v : '')

export const lister: Commande = {
  aide: 'Compte les envois et travaux différés (courriels, lettres, attestations, rapports, extractions, dépôts) et montre ceux qui attendent une décision',
  options: { type: { type: 'string' } },
  aideOptions: { type: TYPE },
  executer: async ({ db }, { type }) => {
    const comptes = await compterParStatut(db, texte(type))
    // The address and the data of a mail stay in the database: this is printed on a terminal.
    const envois = (await envoisADecider(db, texte(type))).map(({ payload, ...e }) => ({
      ...e,
      modele: 'modele' in payload ? payload.modele : '',
    }))
    return {
      bien: envois.length === 0,
      donnees: { comptes, envois },
      lignes: [
        ...comptes.map((c) => `${String(c.n).padStart(8)}  ${LABELS_STATUT_ENVOI[c.statut]}`),
        ...envois.map(
          (e) =>
            `n° ${e.id}  ${e.modele === '' ? natureEnvoi(e.type) : `courriel ${e.modele}`}  du ${JOUR.format(e.cree_le)}  ${LABELS_STATUT_ENVOI[e.statut]}  ${e.tentatives} essai(s)  ${e.erreur}`,
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
} as const

/** Which rows the options name; null when they name none. */
const choisir = ({ numero, type }: Valeurs): Choix | null => {
  if (typeof numero !== 'string' || !/^(\d{1,18}|tous)$/.test(numero)) return null
  return {
    ...(numero === 'tous' ? {} : { id: BigInt(numero) }),
    ...(typeof type === 'string' ? { type } : {}),
  }
}

const appliquer = async (
  db: Db,
  decision: DecisionEnvoi,
  choix: Choix | null,
): Promise<Resultat> => {
  if (choix === null)
    return {
      bien: false,
      donnees: null,
      lignes: ['Donnez le numéro de l’envoi : --numero 12 (ou tous)'],
    }
  const envois = await db.transaction((tx) => deciderEnvois(tx, TRAITEMENT, decision, choix))
  const statuts = DECISIONS_ENVOI[decision].de.map((d) => LABELS_STATUT_ENVOI[d]).join(' ou ')
  return {
    bien: envois.length > 0,
    donnees: { envois },
    lignes: [
      envois.length > 0
        ? `${envois.length} envoi(s) : ${envois.map((id) => `n° ${id}`).join(', ')}`
        : `Aucun envoi ${statuts} ne porte ce numéro.`,
    ],
  }
}

export const renvoyer: Commande = {
  aide: 'Remet en route un envoi ou un travail en échec ou incertain (un courriel incertain peut alors arriver deux fois)',
  ...OPTIONS,
  executer: ({ db }, valeurs) => appliquer(db, 'renvoyer', choisir(valeurs)),
}

export const classer: Commande = {
  aide: 'Classe comme reçu un envoi incertain, après vérification',
  ...OPTIONS,
  executer: ({ db }, valeurs) => appliquer(db, 'classer', choisir(valeurs)),
}

export const abandonner: Commande = {
  aide: 'Renonce à un envoi en échec (une adresse qui n’existe plus)',
  ...OPTIONS,
  executer: ({ db }, valeurs) => appliquer(db, 'abandonner', choisir(valeurs)),
}

export const suspendre: Commande = {
  aide: 'Après une restauration, avant de relancer le worker : les envois qui attendaient sont peut-être déjà partis, une personne décide',
  executer: ({ db }) => appliquer(db, 'suspendre', {}).then((r) => ({ ...r, bien: true })),
}
