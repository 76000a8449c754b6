const placeholder = '/art/specialties/hospital.svg'

function mend(picture: HTMLImageElement): void {
  // Once only: a missing placeholder must not ask for itself for ever. A portrait of the portal has a face of its own.
  if (picture.getAttribute('src') === placeholder || picture.matches('.avatar')) return
  // As long as there are sources to choose from, a browser chooses among them, and not the address.
  if (picture.parentElement instanceof HTMLPictureElement)
    for (const source of picture.parentElement.querySelectorAll('source')) source.remove()
  picture.removeAttribute('srcset')
  picture.removeAttribute('sizes')
  picture.src = placeholder
}

/** A picture that does not come is replaced by a placeholder, also one that failed before this script ran. */
export function mendPictures(): void {
  // Errors of pictures do not bubble, but they can be caught on the way down.
  addEventListener('error', event => event.target instanceof HTMLImageElement && mend(event.target), true)
  for (const one of document.images) if (one.complete && one.naturalWidth === 0 && one.currentSrc) mend(one)
}
