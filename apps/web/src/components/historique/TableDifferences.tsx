import type { BlocDeclaration, ImmatCopropriete } from '@registre/domain'
import { DataTable } from '@registre/ui'
import { valeurLisible } from '../declaration/affichage.ts'
import { libelleDe, LIBELLES_BLOC } from '../declaration/libelles.ts'

const lire = (contenu: ImmatCopropriete, chemin: string): string => {
  const [bloc = '', champ = ''] = chemin.split('.')
  const valeurs = new Map<string, unknown>(Object.entries(contenu[bloc as BlocDeclaration]))
  return valeurLisible(champ, valeurs.get(champ))
}

/** The fields in which two declarations differ, with both values. */
export const TableDifferences = ({
  champs,
  avant,
  apres,
  titres = ['Valeur actuelle', 'Nouvelle valeur'],
}: {
  champs: readonly string[]
  avant: ImmatCopropriete
  apres: ImmatCopropriete
  titres?: readonly [string, string]
}) => (
  <DataTable<{ chemin: string }>
    caption="Champs qui diffèrent"
    captionHidden
    // What only names a file or a day of deposit says nothing to a reader.
    rows={champs
      .filter((chemin) => !/\.(idDocument|dateTeleversement)$/.test(chemin))
      .map((chemin) => ({ chemin }))}
    rowKey={(l) => l.chemin}
    empty="Aucune différence"
    columns={[
      { key: 'champ', header: 'Donnée', rowHeader: true, render: (l) => libelleDe(l.chemin) },
      {
        key: 'bloc',
        header: 'Rubrique',
        render: (l) => LIBELLES_BLOC[l.chemin.split('.')[0] as BlocDeclaration],
      },
      { key: 'avant', header: titres[0], render: (l) => lire(avant, l.chemin) },
      { key: 'apres', header: titres[1], render: (l) => lire(apres, l.chemin) },
    ]}
  />
)
