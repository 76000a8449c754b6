const placeholder = '/art/specialties/hospital.svg'

function showPlaceholder(picture: HTMLImageElement): void {
  // Only once: a missing placeholder must not cause an endless loop. Avatars have their own placeholder.
  if (picture.getAttribute('src') === placeholder || picture.matches('.avatar')) return
  // A browser prefers the sources of a picture element to `src`, so they are removed.
  if (picture.parentElement instanceof HTMLPictureElement)
    for (const source of picture.parentElement.querySelectorAll('source')) source.remove()
  picture.removeAttribute('srcset')
  picture.removeAttribute('sizes')
  picture.src = placeholder
}

/** Replaces pictures that fail to load with a placeholder, also those that failed before this script ran. */
export function replaceBrokenPictures(): void {
  // Error events of pictures do not bubble, but they can be captured.
  addEventListener(
    'error',
    event => event.target instanceof HTMLImageElement && showPlaceholder(event.target),
    true,
  )
  for (const one of document.images)
    if (one.complete && one.naturalWidth === 0 && one.currentSrc) showPlaceholder(one)
}
