import { Button, Alert, Buttons } from '@registre/ui'
import { useEffect, useRef } from 'react'
import { copier } from '../../lib/copier.ts'

/** The recovery codes, shown once. */
export const CodesSecours = ({ codes, onVus }: { codes: readonly string[]; onVus: () => void }) => {
  const cadre = useRef<HTMLDivElement>(null)
  useEffect(() => cadre.current?.focus(), [codes])
  return (
    <div ref={cadre} tabIndex={-1} className="fr-mb-3w">
      <Alert severity="warning" title="Vos codes de secours">
        <p>
          Chacun remplace une fois votre application ou votre clé, si vous les perdez. Gardez-les
          ailleurs que sur cet appareil : ils ne seront plus jamais affichés.
        </p>
        <ul className="fr-raw-list rc-codes-secours">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Buttons>
          <Button
            onClick={() =>
              void copier(codes.join('\n'), 'Les codes sont copiés.', 'notez-les vous-même.')
            }
          >
            Copier les codes
          </Button>
          <Button kind="secondary" onClick={onVus}>
            Je les ai gardés
          </Button>
        </Buttons>
      </Alert>
    </div>
  )
}
