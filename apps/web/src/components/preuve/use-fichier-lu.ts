import { useRef, useState } from 'react'

/** The proof of a form that keeps it by itself: what is sent waits until it has been read. */
export const useFichierLu = () => {
  const [file, setFile] = useState<File | null>(null)
  const courant = useRef<File | null>(null)
  const attendue = useRef(false)
  const [lectures] = useState(() => new Set<Promise<boolean>>())
  return {
    file,
    lectures,
    poser: (choisi: File | null): void => {
      courant.current = choisi
      setFile(choisi)
    },
    /**
     * The file once read, null without one; undefined when something has to be looked at first, or
     * when an earlier press waits for it.
     */
    lu: async (): Promise<File | null | undefined> => {
      if (attendue.current) return undefined
      attendue.current = true
      try {
        return (await Promise.all(lectures)).includes(false) ? undefined : courant.current
      } finally {
        attendue.current = false
      }
    },
  }
}
