import { Button } from './Button.tsx'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { fieldId } from './ids.ts'
import { checkPdfFile } from './pdf-file.ts'

export interface FileDropProps {
  name: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  /** Name of the file already sent, if any. */
  current?: string
  /** 0 to 1; null when nothing is being sent; 'unknown' while it is sent without a measure. */
  progress?: number | 'unknown' | null
  /** What is being done meanwhile, when it is not sent yet. */
  waiting?: string
  /**
   * Another kind of file than a PDF: what the picker offers, and the first check (the sentence of a
   * refusal, or null).
   */
  kind?: { accept: string; check: (file: File) => string | null }
  /** A file that passed the first checks. */
  onFile: (file: File) => void
  /** Several files at once are taken too. */
  onFiles?: (files: readonly File[]) => void
  /** The sentence of a refused file, and its name, or how many there were. */
  onRefused: (message: string, nom: string) => void
  onRemove?: () => void
}

const PDF = { accept: 'application/pdf,.pdf', check: checkPdfFile }

/** What takes the chosen files: the one that passes the first checks, or several where they are taken. */
const taker =
  ({
    kind = PDF,
    onFile,
    onFiles,
    onRefused,
  }: Pick<FileDropProps, 'kind' | 'onFile' | 'onRefused'> & {
    onFiles: FileDropProps['onFiles'] | undefined
  }) =>
  (files: FileList | null): void => {
    if (!files || files.length === 0) return
    const [file] = files
    if (files.length > 1 && onFiles) return onFiles([...files])
    if (files.length > 1 || !file)
      return onRefused('Un seul fichier est accepté.', `${files.length} fichiers`)
    const refusal = kind.check(file)
    if (refusal) onRefused(refusal, file.name)
    else onFile(file)
  }

/** What became of the file: refused, on its way, there. */
const State = ({
  error,
  current,
  progress,
  waiting,
  label,
}: Pick<FileDropProps, 'error' | 'label'> & {
  current: string | undefined
  progress: NonNullable<FileDropProps['progress']> | null
  waiting: string
}) => (
  <>
    {error && <p className="fr-error-text">{error}</p>}
    {progress !== null && (
      <p className="fr-mt-1w fr-mb-0">
        {waiting}{' '}
        <progress
          aria-label={`${waiting} ${label}`}
          {...(typeof progress === 'number' ? { value: progress, max: 1 } : {})}
        />
      </p>
    )}
    {progress === null && current && (
      <p className={error ? 'fr-text--sm fr-mt-1w fr-mb-0' : 'fr-valid-text'}>{current}</p>
    )}
  </>
)

/**
 * One file, a PDF by default: by the button or by dropping it, with its progress and its name once
 * sent.
 */
export const FileDrop = ({
  name,
  label,
  hint,
  error,
  required,
  disabled = false,
  current,
  progress = null,
  waiting = 'Envoi en cours…',
  kind = PDF,
  onFile,
  onFiles,
  onRefused,
  onRemove,
}: FileDropProps) => {
  const [over, setOver] = useState(false)
  const messageId = useId()
  const hintId = useId()
  const busy = progress !== null
  const take = taker({ kind, onFile, onFiles, onRefused })
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled && !busy) take(event.dataTransfer.files)
  }
  return (
    <div
      className={`fr-upload-group ui-depot${over ? ' ui-depot--survole' : ''}${error ? ' fr-upload-group--error' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label className="fr-label" htmlFor={fieldId(name)}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        <span className="fr-hint-text" id={hintId}>
          {hint ?? 'Format PDF, moins de 5 Mo. Vous pouvez aussi déposer le fichier dans ce cadre.'}
        </span>
      </label>
      <input
        className="fr-upload"
        type="file"
        id={fieldId(name)}
        accept={kind.accept}
        multiple={onFiles !== undefined}
        disabled={disabled || busy}
        aria-describedby={`${hintId} ${messageId}`}
        aria-required={required ? true : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <div id={messageId} aria-live="polite">
        <State {...{ error, current, progress, waiting, label }} />
      </div>
      {!busy && current && onRemove && (
        <Button
          kind="tertiary-no-outline"
          small
          className="fr-mt-1w"
          disabled={disabled}
          onClick={onRemove}
        >
          Retirer le fichier
        </Button>
      )}
    </div>
  )
}
