/** The code of a rule can be looked up; « format » or « introuvable » say no more than the sentence. */
const deRegle = (code: string): boolean => /^[A-Z]/.test(code)

/** What is wrong of a row, each by the title of its column. */
export const ErreursDeLigne = ({
  erreurs,
  nommer,
}: {
  erreurs: readonly { champ: string; code: string; message: string }[]
  /** The title of the column that an error is about; '' when it is about none. */
  nommer: (champ: string) => string
}) => (
  <ul className="fr-raw-list">
    {erreurs.map(({ champ, code, message }) => (
      <li key={`${champ} ${code}`}>
        {nommer(champ) !== '' && (
          <>
            <strong>{nommer(champ)}</strong> :{' '}
          </>
        )}
        {message}
        {deRegle(code) && <span className="fr-text--sm"> ({code})</span>}
      </li>
    ))}
  </ul>
)
