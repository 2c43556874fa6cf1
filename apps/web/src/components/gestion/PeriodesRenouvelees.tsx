import { DUREES_RENOUVELLEMENT, type DureeRenouvellement } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'

export const DUREES: Record<DureeRenouvellement, string> = {
  '12': 'Un an',
  '24': 'Deux ans',
  '36': 'Trois ans',
}

/** How a mandate that is renewed is called: its co-ownership. */
export const nommer = (r: { nom: string; numeroImmatriculation: string }): string =>
  [r.nom, r.numeroImmatriculation && formatNumero(r.numeroImmatriculation)]
    .filter((t) => t !== '')
    .join(', ') || 'Copropriété inconnue'

/** The new periods, each with its duration where it may be chosen. */
export const Periodes = ({
  legende,
  lignes,
  dureeDe,
  onDuree,
}: {
  legende: string
  lignes: Answer<'preparerRenouvellements'>
  dureeDe?: (id: number) => DureeRenouvellement
  onDuree?: (id: number, duree: string) => void
}) => (
  <table className="rc-liste">
    <caption className="fr-sr-only">{legende}</caption>
    <thead>
      <tr>
        <th scope="col">Copropriété</th>
        {dureeDe && <th scope="col">Durée</th>}
        <th scope="col">Nouveau mandat</th>
      </tr>
    </thead>
    <tbody>
      {lignes.map((r) => (
        <tr key={r.id}>
          <th scope="row">{nommer(r)}</th>
          {dureeDe && (
            <td>
              <select
                className="fr-select"
                aria-label={`Durée, ${nommer(r)}`}
                value={dureeDe(Number(r.id))}
                onChange={(e) => onDuree?.(Number(r.id), e.target.value)}
              >
                {DUREES_RENOUVELLEMENT.map((d) => (
                  <option key={d} value={d}>
                    {DUREES[d]}
                  </option>
                ))}
              </select>
            </td>
          )}
          <td>
            {r.erreurs.length > 0 ? (
              <span className="rc-delai--error">{r.erreurs.map((e) => e.message).join(' ')}</span>
            ) : (
              `du ${r.dateDebut} au ${r.dateFin}`
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
