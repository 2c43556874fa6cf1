import { valeurLisible, champsLisibles } from './affichage.ts'
import {
  type Batiment,
  batimentsDe,
  LABEL_NON_RENSEIGNE,
  libellePlanAG,
  TABLES,
  type BlocDeclaration,
  type CodeJeu,
  type ImmatCopropriete,
} from '@registre/domain'
import { KeyValueList } from '@registre/ui'
import { faitsDits, resumeBatiment } from './batiments.ts'
import { libelleDate } from './libelles.ts'

interface BlocLectureProps {
  bloc: BlocDeclaration
  contenu: ImmatCopropriete
  /** The set that says from which debt its debtors are counted. */
  jeuDebiteurs: CodeJeu
  /** Makes what is missing stand out, for who examines the declaration. */
  marquerManquants?: boolean
}

/**
 * A block of a declaration as facts to read; takes the content in the domain's form.
 */
export const BlocLecture = ({
  bloc,
  contenu,
  jeuDebiteurs,
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
  const valeurs = new Map<string, unknown>(Object.entries(contenu[bloc]))
  const batiments = bloc === 'donneesTechniques' ? batimentsDe(contenu.donneesTechniques) : []
  return (
    <>
      <KeyValueList
        items={Object.fromEntries(
          champsLisibles(bloc, contenu).map((champ) => {
            const valeur = valeurs.get(champ)
            return [
              champ === 'pptInscritAG'
                ? libellePlanAG(contenu.donneesTechniques)
                : libelleDate(champ, TABLES[bloc][champ]?.libelle ?? champ, jeuDebiteurs),
              Array.isArray(valeur) && valeur.length > 1 ? (
                <ul className="fr-raw-list">
                  {valeur.map((v: unknown, i) => (
                    <li key={`${i} ${valeurLisible(champ, v)}`}>{valeurLisible(champ, v)}</li>
                  ))}
                </ul>
              ) : (
                lire(champ, valeur)
              ),
            ]
          }),
        )}
      />
      {batiments.length > 0 && <ListeBatiments batiments={batiments} />}
    </>
  )
}

/** The declared buildings to read, each folded under its name and what one tells it by. */
const ListeBatiments = ({ batiments }: { batiments: readonly Batiment[] }) => (
  <ul className="fr-raw-list rc-batiments" aria-label="Bâtiments">
    {batiments.map((b, rang) => (
      <li key={b.cle} className="rc-batiment">
        <details open={batiments.length === 1}>
          <summary>
            <strong>{b.nom || `Bâtiment n° ${rang + 1}`}</strong>
            <span className="fr-text--sm fr-mb-0">{resumeBatiment(b)}</span>
          </summary>
          <KeyValueList items={faitsDits(b)} />
        </details>
      </li>
    ))}
  </ul>
)
