//! How much a page may say in all: nobody keeps the house busy with frames that carry nothing.
//!
//! Messages are counted where they are understood; the pieces of one that never ends, and what comes between them, only
//! here. Whoever sends more is read more slowly.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep},
};

/// Bytes that may come at once: several of the longest messages.
const BURST: usize = 256 * 1024;
/// Bytes a second after that: far more than a page that plays has to say.
const PER_SECOND: usize = 16 * 1024;
/// Whoever has said too much is listened to again after this.
const REST: Duration = Duration::from_millis(250);

pub(crate) struct Metered<S> {
    inner: S,
    /// Bytes that may still come.
    left: usize,
    since: Instant,
    rest: Option<Pin<Box<Sleep>>>,
}

impl<S> Metered<S> {
    pub(super) fn new(inner: S) -> Self {
        Self { inner, left: BURST, since: Instant::now(), rest: None }
    }

    fn earn(&mut self) {
        let now = Instant::now();
        let earned = (now - self.since).as_millis() as usize * PER_SECOND / 1_000;
        if earned > 0 {
            self.left = (self.left + earned).min(BURST);
            self.since = now;
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        loop {
            if let Some(rest) = &mut self.rest {
                ready!(rest.as_mut().poll(cx));
                self.rest = None;
            }
            self.earn();
            if self.left > 0 {
                break;
            }
            self.rest = Some(Box::pin(tokio::time::sleep(REST)));
        }
        let before = buf.filled().len();
        let read = Pin::new(&mut self.inner).poll_read(cx, buf);
        let came = buf.filled().len() - before;
        self.left = self.left.saturating_sub(came);
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;

    /// Who never stops talking is heard for as much as is fair, and no faster.
    #[tokio::test(start_paused = true)]
    async fn whoever_says_too_much_is_read_more_slowly() {
        let mut endless = Metered::new(tokio::io::repeat(0));
        let (start, mut heard, mut buffer) = (Instant::now(), 0, vec![0; 1024]);
        while start.elapsed() < Duration::from_secs(10) {
            heard += endless.read(&mut buffer).await.expect("there is always more");
        }
        let fair = BURST + 10 * PER_SECOND;
        assert!((fair - PER_SECOND..=fair + PER_SECOND).contains(&heard), "{heard} bytes in ten seconds");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_has_been_quiet_may_say_something_long() {
        let mut page = Metered::new(tokio::io::repeat(0));
        let mut buffer = vec![0; BURST];
        page.read_exact(&mut buffer).await.expect("there is always more");
        tokio::time::sleep(Duration::from_secs(BURST as u64 / PER_SECOND as u64)).await;
        let start = Instant::now();
        page.read_exact(&mut buffer).await.expect("there is always more");
        assert!(start.elapsed() < REST);
    }
}
