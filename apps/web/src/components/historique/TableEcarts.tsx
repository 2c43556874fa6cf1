import {
  ecartsFinanciers,
  formatFrDate,
  SEUILS_DEBITEUR,
  type CodeJeu,
  type DonneesFinancieres,
  type EcartFinancier,
  FINANCES,
} from '@registre/domain'
import { DataTable, StateBadge } from '@registre/ui'
import { formatEuros, formatNombre, VIDE } from '../../lib/format.ts'
import { libelleDate } from '../declaration/libelles.ts'

const montant = (champ: EcartFinancier['champ'], n: number | null): string =>
  champ === 'nbCoproprietairesImpayes' ? formatNombre(n) : formatEuros(n)

const ecart = ({ champ, comparable, ecart: n, pourcentage }: EcartFinancier): string => {
  if (!comparable) return 'Le seuil a changé : non comparable'
  if (n === null) return VIDE
  if (n === 0) return 'Identique'
  const signe = n > 0 ? '+' : '−'
  const part =
    pourcentage === null ? '' : ` (${signe}${Math.abs(pourcentage).toLocaleString('fr-FR')} %)`
  return `${signe}${montant(champ, Math.abs(n))}${part}`
}

const titre = (d: DonneesFinancieres, defaut: string): string =>
  d.dateClotureComptes === null ? defaut : `Exercice clos le ${formatFrDate(d.dateClotureComptes)}`

/**
 * The figures of two accounting years side by side; a large change is marked in words, for the
 * person to check.
 */
export const TableEcarts = ({
  avant,
  apres,
  jeux,
}: {
  avant: DonneesFinancieres
  apres: DonneesFinancieres
  /** The sets that say from which debt each counts its debtors. */
  jeux: readonly [CodeJeu, CodeJeu]
}) => (
  <DataTable<EcartFinancier>
    caption="Comparaison des chiffres d’une année sur l’autre"
    captionHidden
    rows={ecartsFinanciers(avant, apres, jeux)}
    rowKey={(e) => e.champ}
    columns={[
      {
        key: 'champ',
        header: 'Donnée',
        rowHeader: true,
        render: (e) =>
          e.comparable
            ? libelleDate(e.champ, FINANCES[e.champ].libelle, jeux[0])
            : `${FINANCES[e.champ].libelle} (${SEUILS_DEBITEUR[jeux[0]].court}, puis ${SEUILS_DEBITEUR[jeux[1]].court})`,
      },
      {
        key: 'avant',
        header: titre(avant, 'Avant'),
        align: 'right',
        render: (e) => montant(e.champ, e.avant),
      },
      {
        key: 'apres',
        header: titre(apres, 'Après'),
        align: 'right',
        render: (e) => montant(e.champ, e.apres),
      },
      {
        key: 'ecart',
        header: 'Écart',
        align: 'right',
        render: (e) => (
          <>
            {ecart(e)} {e.important && <StateBadge tone="warning">Écart important</StateBadge>}
          </>
        ),
      },
    ]}
  />
)
