import type { Reponse } from './registre.ts'

/** What the documents promise of an answer: gives what is not so, in French; nothing when it is. */
export type Attente = (r: Reponse) => string[]

const estObjet = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

const reussie = (r: Reponse): string[] =>
  r.statut >= 200 && r.statut < 300 ? [] : [`statut ${r.statut} : ${JSON.stringify(r.contenu)}`]

const apres =
  (suite: (contenu: unknown, r: Reponse) => string[]): Attente =>
  (r) => {
    const fautes = reussie(r)
    return fautes.length > 0 ? fautes : suite(r.contenu, r)
  }

/** Answered, whatever it holds: "not shown". */
export const rendu: Attente = reussie

/** An object that has these fields. */
export const champs = (...noms: string[]): Attente =>
  apres((contenu) =>
    estObjet(contenu)
      ? noms.filter((n) => !(n in contenu)).map((n) => `sans le champ ${n}`)
      : ['pas un objet'],
  )

/** "Answer field response". */
export const response = (type: 'boolean' | 'string' | 'any'): Attente =>
  apres((contenu) => {
    if (!estObjet(contenu) || !('response' in contenu)) return ['sans le champ response']
    const recu = contenu['response']
    return type === 'any' || typeof recu === type ? [] : [`response est ${typeof recu}`]
  })

/** A list, whose rows have these fields. */
export const liste = (...noms: string[]): Attente =>
  apres((contenu) =>
    Array.isArray(contenu)
      ? contenu.flatMap((ligne, i) =>
          noms
            .filter((n) => !estObjet(ligne) || !(n in ligne))
            .map((n) => `ligne ${i} sans le champ ${n}`),
        )
      : ['pas une liste'],
  )

/** A list of clef/valeur pairs that is not empty. */
export const clefsValeurs: Attente = (r) => [
  ...liste('clef', 'valeur')(r),
  ...(Array.isArray(r.contenu) && r.contenu.length === 0 ? ['liste vide'] : []),
]

/** A list under a name, with totalItems; its rows have these fields. */
export const page = (nom: string, ...noms: string[]): Attente =>
  apres((contenu, r) => {
    if (!estObjet(contenu)) return ['pas un objet']
    return [
      ...(typeof contenu['totalItems'] === 'number' ? [] : ['sans totalItems']),
      ...liste(...noms)({ ...r, contenu: contenu[nom] }),
    ]
  })

export const texte: Attente = apres((contenu) =>
  typeof contenu === 'string' ? [] : ['pas du texte'],
)

/** A file, named by Content-Disposition. */
export const fichier =
  (nom: RegExp): Attente =>
  (r) => {
    const fautes = reussie(r)
    const disposition = r.entetes.get('content-disposition') ?? ''
    return fautes.length > 0 || nom.test(disposition)
      ? fautes
      : [`Content-Disposition : ${disposition}`]
  }

/** Refused in words, and by one of these statuses. */
export const refuse = (...statuts: number[]): Attente => {
  return (r) => {
    if (!statuts.includes(r.statut)) return [`statut ${r.statut} au lieu de ${statuts.join(', ')}`]
    const message = estObjet(r.contenu) ? r.contenu['message'] : undefined
    return typeof message === 'string' && message !== '' ? [] : ['refus sans message']
  }
}

/** Either: what the documents leave to the state of a dossier. */
export const ou = (...attentes: Attente[]): Attente => {
  return (r) => {
    const fautes = attentes.map((a) => a(r))
    return fautes.some((f) => f.length === 0) ? [] : (fautes[0] ?? [])
  }
}

/** Done, or refused by a rule: never by its form nor by a right. */
export const traite: Attente = ou(rendu, refuse(404, 409, 422))
