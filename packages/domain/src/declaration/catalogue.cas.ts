import { CATALOGUE, controlerBloc, type CodeRegle } from './catalogue.ts'
import type { CasRegle } from './cas-regle.ts'
import type { FaitsDeclaration } from './contexte.ts'
import { faitsExemple } from './declaration.exemple.ts'
import { unBatiment } from './batiment.exemple.ts'
import { type CodeJeu, parBatiment } from './jeux.ts'
import { CAS_FINANCES } from './finances.cas.ts'
import { CAS_IMPAYES } from './impayes.cas.ts'
import { CAS_IDENTIFICATION } from './identification.cas.ts'
import { CAS_PROCEDURES } from './procedures.cas.ts'
import { CAS_RATTACHEMENT } from './rattachement.cas.ts'
import { CAS_BATIMENTS } from './batiment.cas.ts'
import { CAS_TECHNIQUE } from './technique.cas.ts'

/** A code without its row does not compile. */
export const CAS = {
  ...CAS_RATTACHEMENT,
  ...CAS_IDENTIFICATION,
  ...CAS_PROCEDURES,
  ...CAS_FINANCES,
  ...CAS_IMPAYES,
  ...CAS_TECHNIQUE,
  ...CAS_BATIMENTS,
} satisfies Record<CodeRegle, CasRegle>

export const regleDe = (code: CodeRegle) => {
  const regle = CATALOGUE.find((r) => r.code === code)
  if (!regle) throw new Error(`règle absente : ${code}`)
  return regle
}
/** The example in the shape of a set, after `changer`, under that set whatever `changer` says. */
export const faitsDuJeu = (
  jeu: CodeJeu,
  changer: (faits: FaitsDeclaration) => void,
): FaitsDeclaration => {
  const faits = faitsExemple((f) => {
    if (parBatiment(jeu)) f.contenu.donneesTechniques.batiments = [unBatiment()]
    f.contexte.jeu = jeu
    changer(f)
  })
  return { ...faits, contexte: { ...faits.contexte, jeu } }
}
export const codesRendus = (
  code: CodeRegle,
  jeu: CodeJeu,
  changer: (faits: FaitsDeclaration) => void,
) => {
  const regle = regleDe(code)
  const rapport = controlerBloc(regle.bloc, faitsDuJeu(jeu, changer))
  return {
    regle,
    rapport,
    erreur: [...rapport.erreurs, ...rapport.aConfirmer].find((e) => e.code === code),
  }
}
