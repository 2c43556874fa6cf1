import { valeurLisible, champsLisibles } from './affichage.ts'
import type { BlocDeclaration, ImmatCopropriete } from '@registre/domain'
import { KeyValueList } from '@registre/ui'
import { LIBELLES, libelleDebiteurs } from './libelles.ts'

/** A block of a declaration as facts to read; takes the content in the domain's form and the day the label of debtors depends on. */
export const BlocLecture = ({ bloc, contenu, aujourdhui }: { bloc: BlocDeclaration; contenu: ImmatCopropriete; aujourdhui: string }) => {
  const libelles: Readonly<Record<string, string>> = LIBELLES[bloc]
  const valeurs = new Map<string, unknown>(Object.entries(contenu[bloc]))
  return (
    <KeyValueList
      items={champsLisibles(bloc, contenu).map((champ) => {
        const valeur = valeurs.get(champ)
        return {
          label: champ === 'nbCoproprietairesImpayes' ? libelleDebiteurs(aujourdhui) : (libelles[champ] ?? champ),
          value: Array.isArray(valeur) && valeur.length > 1
            ? <ul className="fr-raw-list">{valeur.map((v: unknown, i) => <li key={`${i} ${valeurLisible(champ, v)}`}>{valeurLisible(champ, v)}</li>)}</ul>
            : valeurLisible(champ, valeur),
        }
      })}
    />
  )
}
