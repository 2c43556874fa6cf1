import { scellerJournal, teteDuSceau } from '../modules/journal/sceller-journal.ts'
import { type Anomalie, verifierJournal } from '../modules/journal/verifier-journal.ts'
import type { Commande } from './commande.ts'

const nombre = new Intl.NumberFormat('fr-FR')

const PHRASES: Record<Anomalie, (journalId: number | null, rang: number | null) => string> = {
  modifiee: (id) => `L’événement n° ${id} a été modifié après avoir été scellé.`,
  supprimee: (id) => `L’événement n° ${id} a été supprimé.`,
  'chaine-rompue': (_, rang) => `La chaîne du sceau est rompue au rang ${rang}.`,
  'non-scellee': (id) =>
    `L’événement n° ${id} n’est pas scellé : il a été ajouté après coup, ou le traitement du registre est arrêté.`,
  'tete-absente': () =>
    'L’empreinte donnée n’est plus dans la chaîne : la fin du journal a été retirée.',
}

export const verifier: Commande = {
  aide: 'Vérifie que le journal n’a pas été modifié et nomme le premier événement altéré',
  options: { tete: { type: 'string' } },
  aideOptions: {
    tete: 'empreinte relevée plus tôt (fichiers de log, ou journal:sceller) ; elle doit encore être dans la chaîne',
  },
  admet: {
    // A fingerprint cut by a copy would say that the journal was shortened.
    tete: {
      forme: /^[0-9a-f]{64}$/i,
      phrase:
        'Donnez l’empreinte entière : --tete, puis les 64 caractères (0 à 9, a à f) relevés dans les logs.',
    },
  },
  executer: async ({ db }, { tete }) => {
    const verification = await verifierJournal(
      db,
      typeof tete === 'string' ? tete.toLowerCase() : undefined,
    )
    const { anomalie, verifies } = verification
    return {
      bien: anomalie === null,
      donnees: verification,
      lignes: [
        `${nombre.format(verifies)} événement(s) vérifié(s), rang ${verification.tete.rang}, empreinte ${verification.tete.empreinte}`,
        anomalie === null
          ? 'Le journal est intact.'
          : PHRASES[anomalie.nature](anomalie.journalId, anomalie.rang),
        ...(anomalie === null && tete === undefined
          ? [
              'Qui aurait réécrit toute la chaîne ne se verrait pas ainsi : donnez par --tete une empreinte relevée dans les logs.',
            ]
          : []),
      ],
    }
  },
}

export const sceller: Commande = {
  aide: 'Scelle les événements qui ne le sont pas encore (le traitement du registre le fait toutes les cinq secondes)',
  executer: async ({ db }) => {
    const faits = await scellerJournal({ db, log: { info: () => {} } })
    const tete = await teteDuSceau(db)
    return {
      bien: true,
      donnees: { faits, tete },
      lignes: [
        `${nombre.format(faits)} événement(s) scellé(s), rang ${tete.rang}, empreinte ${tete.empreinte}`,
      ],
    }
  },
}
