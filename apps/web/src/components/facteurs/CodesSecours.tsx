import { Button, Alert, Buttons } from '@registre/ui'
import { useEffect, useRef } from 'react'
import { notify } from '../../lib/notifications.ts'

/** The recovery codes, shown once. */
export const CodesSecours = ({ codes, onVus }: { codes: readonly string[]; onVus: () => void }) => {
  const cadre = useRef<HTMLDivElement>(null)
  useEffect(() => cadre.current?.focus(), [codes])
  const copier = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('success', 'Les codes sont copiés.'),
      () => notify('error', 'Le navigateur n’a pas copié les codes : notez-les vous-même.'),
    )
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
          <Button onClick={copier}>Copier les codes</Button>
          <Button kind="secondary" onClick={onVus}>
            Je les ai gardés
          </Button>
        </Buttons>
      </Alert>
    </div>
  )
}
