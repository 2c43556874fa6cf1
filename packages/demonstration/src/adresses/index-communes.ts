import {
  arrondissementsDe,
  communeActuelle,
  communes,
  mots,
  type Commune,
} from '@registre/territoires'

/**
 * A place where streets are looked for: a current commune, or one municipal district of Paris, Lyon
 * or Marseille.
 */
export interface Lieu {
  commune: Commune
  /** The town a person reads in an address: `Paris` for `75104`. */
  ville: string
  mots: readonly string[]
}

interface Index {
  parCode: ReadonlyMap<string, Lieu>
  parMot: ReadonlyMap<string, readonly Lieu[]>
  parCodePostal: ReadonlyMap<string, readonly Lieu[]>
  motsTries: readonly string[]
  /** Biggest first: where a street without a town is looked for. */
  grands: readonly Lieu[]
}

let index: Index | undefined

function ajouter(carte: Map<string, Lieu[]>, cle: string, lieu: Lieu): void {
  const rangee = carte.get(cle)
  if (rangee === undefined) carte.set(cle, [lieu])
  else rangee.push(lieu)
}

function construire(): Index {
  const parCode = new Map<string, Lieu>()
  const parMot = new Map<string, Lieu[]>()
  const parCodePostal = new Map<string, Lieu[]>()
  const dansDistricts = new Set(
    communes()
      .filter((c) => c.type === 'arrondissement')
      .map((c) => c.chefLieu),
  )
  for (const commune of communes()) {
    const lieuDit =
      commune.type === 'actuelle'
        ? !dansDistricts.has(commune.code)
        : commune.type === 'arrondissement'
    if (!lieuDit || commune.codesPostaux.length === 0) continue
    const ville =
      commune.chefLieu === null
        ? commune.nom
        : (communeActuelle(commune.chefLieu)?.nom ?? commune.nom)
    const lieu: Lieu = { commune, ville, mots: mots(ville) }
    parCode.set(commune.code, lieu)
    for (const mot of lieu.mots) ajouter(parMot, mot, lieu)
    for (const cp of commune.codesPostaux) ajouter(parCodePostal, cp, lieu)
  }
  const grands = [...parCode.values()]
    .toSorted((a, b) => b.commune.population - a.commune.population)
    .slice(0, 150)
  return { parCode, parMot, parCodePostal, motsTries: [...parMot.keys()].sort(), grands }
}

function pret(): Index {
  return (index ??= construire())
}

function motsCommencantPar(debut: string): readonly string[] {
  const { motsTries } = pret()
  let bas = 0
  let haut = motsTries.length
  while (bas < haut) {
    const milieu = (bas + haut) >> 1
    if ((motsTries[milieu] ?? '') < debut) bas = milieu + 1
    else haut = milieu
  }
  const trouves: string[] = []
  for (let i = bas; trouves.length < 200 && motsTries[i]?.startsWith(debut) === true; i++)
    trouves.push(motsTries[i] ?? '')
  return trouves
}

/** Places of an INSEE code: the districts when the code is that of Paris, Lyon or Marseille. */
export function lieuxDuCode(codeInsee: string): readonly Lieu[] {
  const { parCode } = pret()
  const lieu = parCode.get(codeInsee)
  if (lieu !== undefined) return [lieu]
  return arrondissementsDe(codeInsee).flatMap((d) => parCode.get(d.code) ?? [])
}

export function lieuxDuCodePostal(codePostal: string): readonly Lieu[] {
  return pret().parCodePostal.get(codePostal) ?? []
}

/**
 * Takes the words of a query, gives the places whose whole name is among them (the last word may be
 * unfinished), likeliest first.
 */
export function lieuxNommes(demande: readonly string[], maximum: number): readonly Lieu[] {
  const { parMot } = pret()
  const dernier = demande.at(-1) ?? ''
  const touches = new Map<Lieu, number>()
  for (const mot of new Set(demande))
    for (const lieu of parMot.get(mot) ?? []) touches.set(lieu, (touches.get(lieu) ?? 0) + 1)
  if (dernier.length >= 3)
    for (const mot of motsCommencantPar(dernier))
      if (mot !== dernier)
        for (const lieu of parMot.get(mot) ?? []) touches.set(lieu, (touches.get(lieu) ?? 0) + 0.9)
  return [...touches]
    .filter(([lieu, nombre]) => nombre >= lieu.mots.length - 0.1)
    .toSorted(([a, n], [b, m]) => m - n || b.commune.population - a.commune.population)
    .slice(0, maximum)
    .map(([lieu]) => lieu)
}

export function grandsLieux(): readonly Lieu[] {
  return pret().grands
}
