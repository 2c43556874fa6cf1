// The limits of what nobody has proved yet: one table, with the reason of each and what an honest
// person still does without noticing it.

export interface Limite {
  /** What it stops. */
  abus: string
  /** How far one may go. */
  borne: string
  /** What somebody who means well does, under it. */
  honnete: string
}

/** Requests for attachment of one establishment, by the size of its portfolio. */
export interface LimitesRattachement {
  enAttente: number
  parJour: number
}

const SOCLE = {
  /** A volunteer represents its own building, now and then two. */
  NON_PRO: { enAttente: 3, parJour: 3 },
  /** A firm takes over the portfolio of a small colleague in one go. */
  PRO: { enAttente: 30, parJour: 30 },
} as const

/** As many again as the establishment already represents: who represents many takes over many. */
export const limitesRattachement = (
  type: keyof typeof SOCLE,
  portefeuille: number,
): LimitesRattachement => ({
  enAttente: SOCLE[type].enAttente + portefeuille,
  parJour: SOCLE[type].parJour + Math.ceil(portefeuille / 2),
})

/** Days before the same establishment may ask again for the same co-ownership, by past failures. */
export const PAUSES_RATTACHEMENT_JOURS = [1, 7, 30] as const

/** A mandate is not declared further ahead than this. */
export const MANDAT_A_VENIR_MOIS = 12

/** Changes of a declared successor by its declarant, over the same co-ownership: then a keeper's. */
export const CHANGEMENTS_SUCCESSEUR = 1

/** Days over which declarations of successors are counted. */
export const SUCCESSEURS_JOURS = 365

/** Successors whom an establishment designates in a day, by the size of its portfolio. */
export const successeursParJour = (portefeuille: number): number => 10 + portefeuille

/** Unknown addresses that an establishment has written to in a day, as successors. */
export const invitationsParJour = (portefeuille: number): number => 5 + Math.ceil(portefeuille / 20)

/** Mails of any kind that an address which nobody proved receives in a day. */
export const COURRIELS_PAR_DESTINATAIRE = 10

/** Changes of e-mail that an account asks for in an hour. */
export const CHANGEMENTS_ADRESSE_PAR_HEURE = 3

/** Accounts that a firm opens in a day, by how many of its own have signed in already. */
export const comptesInvitesParJour = (actifs: number): number => 10 + actifs

/** Letters that keepers agree to in a day for one account; a declarant has the first one alone. */
export const COURRIERS_PAR_JOUR = 3

/** How long a proof that was deposited waits for a dossier or a draft to hold it. */
export const PIECES_LIBRES_JOURS = 90

const PRO = limitesRattachement('PRO', 0)
const NON_PRO = limitesRattachement('NON_PRO', 0)

/** The whole, as people read it (docs/reference/limites.md). */
export const LIMITES_CONTRE_ABUS = {
  rattachements: {
    abus: 'Un compte demande des dizaines de copropriétés qu’il ne représente pas.',
    borne: `Bénévole : ${NON_PRO.parJour} par jour, ${NON_PRO.enAttente} en attente ; professionnel : ${PRO.parJour} et ${PRO.enAttente} ; et d’autant plus que l’établissement en représente déjà.`,
    honnete:
      'Un syndic bénévole représente son immeuble ; un cabinet qui reprend un petit portefeuille le demande en un jour.',
  },
  preuve: {
    abus: 'Une demande sans preuve retient une copropriété qu’un autre représente.',
    borne: 'Elle attend son justificatif, 30 jours au plus, et ne retient personne.',
    honnete: 'Qui a été élu a son contrat ou le procès-verbal : il le joint aussitôt.',
  },
  pause: {
    abus: 'La même demande revient sans fin après un refus ou un retrait.',
    borne: `${PAUSES_RATTACHEMENT_JOURS.join(', puis ')} jours, par copropriété et par établissement.`,
    honnete:
      'Qui doit corriger sa demande répond aux précisions, sans attendre ; après un refus, il revient le lendemain avec sa pièce.',
  },
  debutDeMandat: {
    abus: 'Une demande dont le mandat commence dans dix ans occupe la copropriété.',
    borne: `${MANDAT_A_VENIR_MOIS} mois au plus.`,
    honnete: 'Un mandat voté à l’assemblée commence dans l’année.',
  },
  annonces: {
    abus: 'Le syndic en place reçoit un courriel par demande, trente-huit dans la minute.',
    borne:
      'Un courriel pour la première demande du jour, un seul pour toutes les suivantes, la nuit.',
    honnete: 'Une demande isolée est annoncée aussitôt.',
  },
  changementsDeSuccesseur: {
    abus: 'Des courriels officiels partent à qui l’on veut, en changeant sans cesse de successeur.',
    borne: `${CHANGEMENTS_SUCCESSEUR} changement par copropriété en ${SUCCESSEURS_JOURS} jours, le suivant par le teneur du registre.`,
    honnete: 'Un syndic désigne son successeur, et corrige une fois son erreur.',
  },
  successeurs: {
    abus: 'Un compte désigne comme successeurs des dizaines d’inconnus.',
    borne: `Par jour, ${successeursParJour(0)} désignations dont ${invitationsParJour(0)} inconnus, davantage selon le portefeuille ; une adresse qui a refusé n’est plus écrite.`,
    honnete: 'Un cabinet qui cède tout son portefeuille en un jour les désigne tous.',
  },
  destinataire: {
    abus: 'Inscriptions, invitations, changements d’adresse et messages font pleuvoir des courriels officiels sur un inconnu.',
    borne: `${COURRIELS_PAR_DESTINATAIRE} par jour et par adresse que personne n’a prouvée, toutes sortes ensemble.`,
    honnete: 'Qui s’inscrit reçoit un lien, et en redemande un ou deux.',
  },
  changementsDAdresse: {
    abus: 'Un compte fait écrire à des inconnus en demandant sans cesse une autre adresse.',
    borne: `${CHANGEMENTS_ADRESSE_PAR_HEURE} par heure et par compte.`,
    honnete: 'On change d’adresse une fois, et on corrige une faute de frappe.',
  },
  comptesInvites: {
    abus: 'Un établissement ouvre des comptes à des inconnus, et les fait ainsi écrire.',
    borne: `${comptesInvitesParJour(0)} par jour, et un de plus par compte qui s’est déjà connecté.`,
    honnete:
      'Un cabinet équipe ses gestionnaires en quelques jours, ou d’un coup s’il est déjà grand.',
  },
  courriers: {
    abus: 'Chaque compte inventé, chaque nouvelle demande, coûte un courrier.',
    borne: `Un courrier par compte ; un autre, et ${COURRIERS_PAR_JOUR} par jour au plus, quand un teneur l’accepte ; une adresse dont le code postal et la commune ne concordent pas attend un teneur.`,
    honnete: 'Le courrier arrive à l’adresse que Sirene donne, ou que la personne a bien écrite.',
  },
  piecesLibres: {
    abus: 'Des pièces déposées sans suite restent pour toujours, et remplissent le magasin de fichiers.',
    borne: `Celles qu’aucun dossier ni brouillon ne retient sont effacées ${PIECES_LIBRES_JOURS} jours après leur dépôt.`,
    honnete: 'Une pièce sert aussitôt ; un brouillon retient la sienne tant qu’il est là.',
  },
  certificats: {
    abus: 'Un certificat détaché, fabriqué ou d’autrui ouvre un compte dans une étude.',
    borne:
      'Il est présenté sur la connexion même, vérifié par l’autorité configurée, et reconnu par sa clé, son émetteur et son numéro de série ; l’étude accepte qui la rejoint.',
    honnete: 'Un notaire rattache le certificat de sa propre clé, en une fois.',
  },
} as const satisfies Record<string, Limite>
