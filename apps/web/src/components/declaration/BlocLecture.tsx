import { valeurLisible, champsLisibles } from './affichage.ts'
import { LABEL_NON_RENSEIGNE, type BlocDeclaration, type ImmatCopropriete } from '@registre/domain'
import { KeyValueList } from '@registre/ui'
import { LIBELLES, libelleDebiteurs } from './libelles.ts'

interface BlocLectureProps {
  bloc: BlocDeclaration
  contenu: ImmatCopropriete
  aujourdhui: string
  /** Makes what is missing stand out, for who examines the declaration. */
  marquerManquants?: boolean
}

/**
 * A block of a declaration as facts to read; takes the content in the domain's form and the day the
 * label of debtors depends on.
 */
export const BlocLecture = ({
  bloc,
  contenu,
  aujourdhui,
  marquerManquants = false,
}: BlocLectureProps) => {
  const lire = (champ: string, valeur: unknown) => {
    const texte = valeurLisible(champ, valeur)
    return marquerManquants && texte === LABEL_NON_RENSEIGNE ? (
      <em className="rc-manquant">{texte}</em>
    ) : (
      texte
    )
  }
  const libelles: Readonly<Record<string, string>> = LIBELLES[bloc]
  const valeurs = new Map<string, unknown>(Object.entries(contenu[bloc]))
  return (
    <KeyValueList
      items={champsLisibles(bloc, contenu).map((champ) => {
        const valeur = valeurs.get(champ)
        return {
          label:
            champ === 'nbCoproprietairesImpayes'
              ? libelleDebiteurs(aujourdhui)
              : (libelles[champ] ?? champ),
          value:
            Array.isArray(valeur) && valeur.length > 1 ? (
              <ul className="fr-raw-list">
                {valeur.map((v: unknown, i) => (
                  <li key={`${i} ${valeurLisible(champ, v)}`}>{valeurLisible(champ, v)}</li>
                ))}
              </ul>
            ) : (
              lire(champ, valeur)
            ),
        }
      })}
    />
  )
}
