// The limits of what nobody has proved yet: one table, with the reason of each and what an honest
// person still does without noticing it.

export interface Limite {
  /** What it stops. */
  abus: string
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

export const LIMITES = {
  rattachements: {
    abus: 'Un compte demande des dizaines de copropriétés qu’il ne représente pas.',
    honnete:
      'Un syndic bénévole en demande 3 par jour, un cabinet 30, et d’autant plus qu’il en représente déjà.',
  },
  pause: {
    abus: 'La même demande revient sans fin après un refus ou un retrait.',
    honnete:
      'Qui doit corriger sa demande répond aux précisions, sans attendre ; après un refus, il revient le lendemain avec sa pièce.',
  },
  debutDeMandat: {
    abus: 'Une demande dont le mandat commence dans dix ans occupe la copropriété.',
    honnete: 'Un mandat voté à l’assemblée commence dans l’année.',
  },
  changementsDeSuccesseur: {
    abus: 'Des courriels officiels partent à qui l’on veut, en changeant sans cesse de successeur.',
    honnete: 'Un syndic désigne son successeur, et corrige une fois son erreur.',
  },
  successeurs: {
    abus: 'Un compte désigne comme successeurs des dizaines d’inconnus.',
    honnete: 'Un cabinet qui cède tout son portefeuille en un jour les désigne tous.',
  },
} as const satisfies Record<string, Limite>
